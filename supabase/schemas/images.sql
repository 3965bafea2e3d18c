-- Uploaded images: public to see, but only the owner can list, upload, replace and remove them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 2 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create policy "the owner lists images" on storage.objects
  for select to authenticated using (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner uploads images" on storage.objects
  for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner replaces images" on storage.objects
  for update to authenticated using (bucket_id = 'images' and (select public.is_owner()))
  with check (bucket_id = 'images' and (select public.is_owner()));
create policy "the owner removes images" on storage.objects
  for delete to authenticated using (bucket_id = 'images' and (select public.is_owner()));
