-- Tells an open desk of new bookings and messages, where the backend has Supabase Realtime. Row level security holds there too.

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.bookings_la2024, public.contact_messages_la2024;
  end if;
end;
$$;
