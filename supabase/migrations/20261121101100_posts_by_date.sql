-- When an article appears, what its picture shows, and what all testimonials say in one number.

alter table public.blog_posts_la2024
  add column published_at timestamptz,
  add column featured_image_alt text not null default '',
  add constraint blog_posts_featured_image_alt_length check (char_length(featured_image_alt) <= 300);

comment on column public.blog_posts_la2024.published_at is
  'The day an article carries, chosen by the owner or set when it is first published; in the future, visitors do not see it yet.';
comment on column public.blog_posts_la2024.featured_image_alt is 'What the picture shows; empty for decoration.';

update public.blog_posts_la2024 set published_at = created_at where is_published;

/*
  Everything that visitors see is ordered and dated by created_at, so it follows the day an article carries. A draft that
  waited for weeks is new on the day it is published.
*/
create function private.date_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_published and new.published_at is null then
    new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    new.created_at := new.published_at;
  end if;
  return new;
end;
$$;

revoke all on function private.date_post() from public;

create trigger blog_posts_date before insert or update of is_published, published_at
  on public.blog_posts_la2024 for each row execute function private.date_post();

drop trigger blog_posts_touch on public.blog_posts_la2024;
create trigger blog_posts_touch
  before update of title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured,
    is_published, published_at, read_time, updated_at
  on public.blog_posts_la2024 for each row execute function private.touch_updated_at();

grant insert (published_at, featured_image_alt), update (published_at, featured_image_alt)
  on table public.blog_posts_la2024 to authenticated;

alter policy "visitors read published posts" on public.blog_posts_la2024
  using (is_published and published_at <= now());
alter policy "the owner reads every post, other accounts published ones" on public.blog_posts_la2024
  using ((is_published and published_at <= now()) or (select public.is_owner()));

-- The functions that look past the policies keep to the same rule.
create or replace function public.count_post_view(post_slug text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.blog_posts_la2024 as post
    where post.slug = post_slug and post.is_published and post.published_at <= now()
  ) then
    return;
  end if;
  if private.is_within_address_limit('view', post_slug) then
    update public.blog_posts_la2024 as post set views = post.views + 1 where post.slug = post_slug;
  end if;
  perform private.forget_old_counters();
end;
$$;

create or replace function private.posts_with(query tsquery, phrase text, only_category text, is_near boolean)
returns table (slug text, passage text, is_near boolean)
language sql stable set search_path = '' as $$
  select found_post.slug,
    pg_catalog.ts_headline('pg_catalog.simple', found_post.plain_text, posts_with.query,
      'MaxWords=36, MinWords=18, ShortWord=0, MaxFragments=1, StartSel=' || chr(2) || ', StopSel=' || chr(3)),
    posts_with.is_near
  from (
    select post.slug, post.plain_text, post.created_at, post.id, position(phrase in lower(post.plain_text)) > 0 as has_phrase
    from (
      select candidate.slug, candidate.plain_text, candidate.created_at, candidate.id
      from public.blog_posts_la2024 as candidate
      where candidate.is_published and candidate.published_at <= now() and candidate.search_words @@ posts_with.query
        and (coalesce(only_category, '') = '' or candidate.category = only_category)
        and position(phrase in lower(candidate.title)) = 0 and position(phrase in lower(candidate.excerpt)) = 0
      order by candidate.created_at desc, candidate.id
      limit 60
    ) as post
    order by has_phrase desc, post.created_at desc, post.id
    limit 20
  ) as found_post
  order by found_post.has_phrase desc, found_post.created_at desc, found_post.id;
$$;

-- Over the testimonials that whoever asks may read; null when there is none.
create function public.testimonial_rating() returns numeric
language sql stable security invoker set search_path = '' as $$
  select round(avg(testimonial.rating), 1) from public.testimonials_la2024 as testimonial;
$$;

comment on function public.testimonial_rating() is 'The average rating with one decimal.';

revoke all on function public.testimonial_rating() from public, anon, authenticated, service_role;
grant execute on function public.testimonial_rating() to authenticated;
