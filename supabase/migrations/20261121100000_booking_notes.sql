-- What the owner writes down about a booking, for nobody else's eyes.

alter table public.bookings_la2024
  add column owner_note text not null default '',
  add constraint bookings_owner_note_length check (char_length(owner_note) <= 2000);

comment on column public.bookings_la2024.owner_note is 'The owner''s own words; never part of what a visitor or a mail gets.';

grant update (owner_note) on table public.bookings_la2024 to authenticated;
