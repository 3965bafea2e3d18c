set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.unused_pictures()
 RETURNS SETOF text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select object.name from storage.objects as object
  where object.bucket_id = 'images' and object.name like 'testimonials/%' and object.created_at < now() - interval '1 day'
    and not exists (
      select 1 from public.testimonials_la2024 as testimonial where strpos(testimonial.image_url, object.name) > 0)
    and not exists (select 1 from private.deleted_rows as deleted where strpos(deleted.stored::text, object.name) > 0)
    and not exists (select 1 from public.site_settings_la2024 as setting where strpos(setting.value, object.name) > 0)
    and not exists (select 1 from public.services_la2024 as service where strpos(service::text, object.name) > 0)
    and not exists (select 1 from public.newsletter_campaigns as campaign where strpos(campaign.body, object.name) > 0)
    and not exists (
      select 1 from public.blog_posts_la2024 as post
      where strpos(post.featured_image, object.name) > 0 or strpos(post.content, object.name) > 0)
  limit 100;
$function$;
