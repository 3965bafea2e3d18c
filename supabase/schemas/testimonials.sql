-- Testimonials of clients.

create table public.testimonials_la2024 (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  title text not null default '',
  company text not null default '',
  content text not null,
  rating smallint not null default 5,
  image_url text not null default '',
  has_picture_consent boolean not null default false,
  is_featured boolean not null default false,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint testimonials_name_length check (char_length(name) between 1 and 120 and name ~ '[^[:space:]]'),
  constraint testimonials_title_length check (char_length(title) <= 120),
  constraint testimonials_company_length check (char_length(company) <= 120),
  constraint testimonials_content_length check (char_length(content) between 1 and 5000 and content ~ '[^[:space:]]'),
  constraint testimonials_rating_range check (rating between 1 and 5),
  constraint testimonials_image_address check (image_url = '' or private.is_web_address(image_url)),
  constraint testimonials_picture_consent check (image_url = '' or has_picture_consent)
);

comment on column public.testimonials_la2024.has_picture_consent is
  'Whether the client agreed to the picture. Without consent no picture is stored, so no visitor can read it.';

create index testimonials_newest on public.testimonials_la2024 (created_at desc, id);
create index testimonials_published_newest on public.testimonials_la2024 (created_at desc, id) where is_published;

-- The orders of the dashboard's list, so that reading a page does not sort all rows.
create index testimonials_by_name on public.testimonials_la2024 (name, id);
create index testimonials_by_rating on public.testimonials_la2024 (rating desc, created_at desc, id);
create index testimonials_hidden_newest on public.testimonials_la2024 (created_at desc, id) where not is_published;

create trigger testimonials_touch before update on public.testimonials_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.testimonials_la2024
  for each row execute function private.record_change();

alter table public.testimonials_la2024 enable row level security;

grant select on table public.testimonials_la2024 to anon, authenticated, service_role;

grant insert (id, name, title, company, content, rating, image_url, has_picture_consent, is_featured, is_published,
    updated_at),
  update (name, title, company, content, rating, image_url, has_picture_consent, is_featured, is_published,
    updated_at),
  delete on table public.testimonials_la2024 to authenticated;

create policy "visitors read published testimonials" on public.testimonials_la2024
  for select to anon using (is_published);
create policy "the owner reads all testimonials, other accounts published ones" on public.testimonials_la2024
  for select to authenticated using (is_published or (select public.is_owner()));
create policy "the owner adds testimonials" on public.testimonials_la2024
  for insert to authenticated with check ((select public.is_owner()));
create policy "the owner edits testimonials" on public.testimonials_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes testimonials" on public.testimonials_la2024
  for delete to authenticated using ((select public.is_owner()));

-- The average over the testimonials that the caller may read; null if there are none.
create function public.testimonial_rating() returns numeric
language sql stable security invoker set search_path = '' as $$
  select round(avg(testimonial.rating), 1) from public.testimonials_la2024 as testimonial;
$$;

comment on function public.testimonial_rating() is 'The average rating with one decimal.';

grant execute on function public.testimonial_rating() to authenticated;
