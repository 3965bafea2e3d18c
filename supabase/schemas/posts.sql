-- Blog posts.

-- Strips Markdown syntax and link targets.
create function private.plain_text(markdown text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(markdown, '!?\[([^][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)', '\1', 'g'),
        '^\s*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s', ' ', 'gn'),
      '[*_`~\\]+', '', 'g'),
    '[|[:cntrl:]\s]+', ' ', 'g'));
$$;

grant execute on function private.plain_text(text) to authenticated, service_role;

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
  plain_text text not null generated always as (private.plain_text(content)) stored,
  search_words tsvector not null generated always as (
    strip(to_tsvector('pg_catalog.simple', title || ' ' || excerpt || ' ' || private.plain_text(content)))
  ) stored,
  -- At 220 words per minute, at least one; shown if the owner entered no reading time.
  reading_minutes integer not null generated always as (
    greatest(1, ceil(coalesce(array_length(regexp_split_to_array(btrim(content), '\s+'), 1), 1) / 220.0))::integer
  ) stored,
  published_at timestamptz,
  featured_image_alt text not null default '',
  published_on date,
  constraint blog_posts_title_length check (char_length(title) between 1 and 200 and title ~ '[^[:space:]]'),
  constraint blog_posts_slug_format check (char_length(slug) <= 120 and slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint blog_posts_slug_unique unique (slug),
  constraint blog_posts_excerpt_length check (char_length(excerpt) <= 1000),
  constraint blog_posts_content_length check (char_length(content) <= 200000),
  constraint blog_posts_category_known check (category in ('leadership', 'coaching', 'transformation', 'business', 'personal-growth')),
  constraint blog_posts_author_length check (char_length(author) <= 120),
  constraint blog_posts_featured_image_address check (featured_image = '' or private.is_web_address(featured_image)),
  constraint blog_posts_read_time_length check (char_length(read_time) <= 40),
  constraint blog_posts_views_counted check (views >= 0),
  constraint blog_posts_featured_image_alt_length check (char_length(featured_image_alt) <= 300)
);

comment on table public.blog_posts_la2024 is 'Articles; content is Markdown.';
comment on column public.blog_posts_la2024.published_at is
  'The publication date, chosen by the owner or set on first publication. Visitors do not see a post before it.';
comment on column public.blog_posts_la2024.published_on is 'The coach''s day of created_at, which every visitor sees, wherever they are.';
comment on column public.blog_posts_la2024.featured_image_alt is 'Alternative text; empty for a decorative image.';
comment on column public.blog_posts_la2024.plain_text is 'content without Markdown.';
comment on column public.blog_posts_la2024.reading_minutes is 'Computed from content; read_time is what the owner entered.';
comment on column public.blog_posts_la2024.search_words is 'The words of title, excerpt and content.';

create index blog_posts_newest on public.blog_posts_la2024 (created_at desc, id);
create index blog_posts_published_newest on public.blog_posts_la2024 (created_at desc, id) where is_published;
create index blog_posts_published_by_category on public.blog_posts_la2024 (category, created_at desc, id) where is_published;
create index blog_posts_published_words on public.blog_posts_la2024 using gin (search_words) where is_published;

alter table public.blog_posts_la2024 enable row level security;

-- Without plain_text and search_words: visitors search with search_posts, whose work is bounded.
grant select (id, title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
  read_time, reading_minutes, views, created_at, updated_at, published_at, published_on) on table public.blog_posts_la2024 to anon;

grant select on table public.blog_posts_la2024 to authenticated, service_role;

grant
  insert (id, title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
    published_at, read_time, updated_at),
  update (title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
    published_at, read_time, updated_at),
  delete on table public.blog_posts_la2024 to authenticated;

create policy "visitors read published posts" on public.blog_posts_la2024
  for select to anon using (is_published and published_at <= now());
create policy "the owner reads every post, other accounts published ones" on public.blog_posts_la2024
  for select to authenticated using ((is_published and published_at <= now()) or (select public.is_owner()));
create policy "the owner writes posts" on public.blog_posts_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner edits posts" on public.blog_posts_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes posts" on public.blog_posts_la2024
  for delete to authenticated using ((select public.is_owner()));

-- Counting a view does not change updated_at.
create trigger blog_posts_touch
  before update of title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured,
    is_published, published_at, read_time, updated_at
  on public.blog_posts_la2024 for each row execute function private.touch_updated_at();

/*
  Visitors see posts dated and ordered by created_at, so it follows published_at: a draft from weeks ago is new on the day it
  is published.
*/
create function private.set_post_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_published and new.published_at is null then
    new.published_at := case when tg_op = 'INSERT' then new.created_at else now() end;
  end if;
  if new.published_at is not null and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    new.created_at := new.published_at;
  end if;
  if tg_op = 'INSERT' or new.created_at <> old.created_at then
    new.published_on := private.coach_day(new.created_at);
  end if;
  return new;
end;
$$;

create trigger blog_posts_date before insert or update of is_published, published_at
  on public.blog_posts_la2024 for each row execute function private.set_post_date();
create trigger zz_keep_history after insert or update or delete on public.blog_posts_la2024
  for each row execute function private.record_change();

-- Counts a view of a published post, up to the rate limit. Returns nothing, so it reveals nothing about drafts.
create function public.count_post_view(post_slug text) returns void
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
  perform private.purge_old_counters();
end;
$$;

grant execute on function public.count_post_view(text) to anon, authenticated;

