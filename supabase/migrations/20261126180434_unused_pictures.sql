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
    and not exists (
      select 1 from private.deleted_rows as deleted
      where deleted.table_name = 'testimonials_la2024' and strpos(deleted.stored ->> 'image_url', object.name) > 0)
  limit 100;
$function$;

grant execute on function public.unused_pictures() to service_role;
