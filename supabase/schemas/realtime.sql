-- Notifies an open dashboard of new bookings and messages if the backend has Supabase Realtime. Row level security applies.

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bookings_la2024, public.contact_messages_la2024;
  end if;
end;
$$;
