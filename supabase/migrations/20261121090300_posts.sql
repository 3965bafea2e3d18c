-- The blog.

create table public.blog_posts_la2024 (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null,
  excerpt text not null default '',
  content text not null default '',
  category text not null default 'leadership',
  author text not null default '',
  featured_image text not null default '',
  is_featured boolean not null default false,
  is_published boolean not null default false,
  read_time text not null default '5 min read',
  views integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint blog_posts_title_length check (char_length(title) between 1 and 200 and title ~ '[^[:space:]]'),
  constraint blog_posts_slug_format check (char_length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint blog_posts_slug_unique unique (slug),
  constraint blog_posts_excerpt_length check (char_length(excerpt) <= 1000),
  constraint blog_posts_content_length check (char_length(content) <= 200000),
  constraint blog_posts_category_known check (category in ('leadership', 'coaching', 'transformation', 'business', 'personal-growth')),
  constraint blog_posts_author_length check (char_length(author) <= 120),
  constraint blog_posts_featured_image_address check (featured_image = '' or private.is_web_address(featured_image)),
  constraint blog_posts_read_time_length check (char_length(read_time) <= 40),
  constraint blog_posts_views_counted check (views >= 0)
);

comment on table public.blog_posts_la2024 is 'Articles; content is Markdown.';

create index blog_posts_newest on public.blog_posts_la2024 (created_at desc, id);
create index blog_posts_published_newest on public.blog_posts_la2024 (created_at desc, id) where is_published;
create index blog_posts_published_by_category on public.blog_posts_la2024 (category, created_at desc, id) where is_published;

-- Being read is not being edited: a view leaves updated_at alone.
create trigger blog_posts_touch
  before update of title, slug, excerpt, content, category, author, featured_image, is_featured, is_published, read_time, updated_at
  on public.blog_posts_la2024 for each row execute function private.touch_updated_at();

alter table public.blog_posts_la2024 enable row level security;
revoke all on table public.blog_posts_la2024 from public, anon, authenticated, service_role;

grant select on table public.blog_posts_la2024 to anon, authenticated, service_role;
grant insert (title, slug, excerpt, content, category, author, featured_image, is_featured, is_published, read_time, updated_at),
  update (title, slug, excerpt, content, category, author, featured_image, is_featured, is_published, read_time, updated_at),
  delete on table public.blog_posts_la2024 to authenticated;

create policy "visitors read published posts" on public.blog_posts_la2024
  for select to anon using (is_published);
create policy "the owner reads every post, other accounts published ones" on public.blog_posts_la2024
  for select to authenticated using (is_published or (select public.is_owner()));
create policy "the owner writes posts" on public.blog_posts_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner edits posts" on public.blog_posts_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes posts" on public.blog_posts_la2024
  for delete to authenticated using ((select public.is_owner()));

-- One more view of a published post. Answers nothing, so it tells nothing about drafts; over the limit it counts nothing.
create function public.count_post_view(post_slug text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.blog_posts_la2024 as post where post.slug = post_slug and post.is_published) then
    return;
  end if;
  if private.is_within_address_limit('view', post_slug) then
    update public.blog_posts_la2024 as post set views = post.views + 1 where post.slug = post_slug and post.is_published;
  end if;
  perform private.forget_old_counters();
end;
$$;

revoke all on function public.count_post_view(text) from public, anon, authenticated, service_role;
grant execute on function public.count_post_view(text) to anon, authenticated;
