-- Whoever moves a booking sees as free what may be moved to: what the booking itself takes is not taken to its link.

-- The booking a link was signed for; null for any other text. Reads nothing about it.
create function private.id_of_link(link text) returns uuid
language sql stable set search_path = '' as $$
  select case when link ~ '^[0-9a-f]{72}$' and right(link, 40) = private.link_signature(left(link, 32)::uuid)
    then left(link, 32)::uuid end;
$$;
revoke all on function private.id_of_link(text) from public;

-- As before.
create or replace function private.booking_of_link(link text) returns public.bookings_la2024
language plpgsql set search_path = '' as $$
declare
  signed_id uuid := private.id_of_link(link);
  booking public.bookings_la2024;
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.refuse('PT429', 'Too many tries came from your connection. Please try again in an hour.', 'address');
  end if;
  if signed_id is null then
    perform private.refuse('PT422', 'This link is not complete. Please open it from the mail once more.', 'link');
  end if;
  select * into booking from public.bookings_la2024 as one where one.id = signed_id for update;
  if booking.id is null then
    perform private.refuse('PT422', 'This booking no longer exists.', 'link');
  elsif booking.ends_at < now() then
    perform private.refuse('PT422', 'This consultation is over, and the link with it.', 'link');
  end if;
  -- A link can be passed on: it shows the appointment, not what was told in confidence.
  booking.phone := '';
  booking.company := '';
  booking.message := '';
  return booking;
end;
$$;

/*
  When the coach is taken, between two of the coach's dates, both included, to the form `holder` or to who holds the link
  of a booking. Only from today on, and for two months at most. Days without hours are taken as a whole, for bookers that do
  not know the owner's week.
*/
drop function public.taken_ranges(date, date, uuid);
create function public.taken_ranges(from_date date, to_date date, holder uuid default null, link text default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day,
      private.id_of_link(taken_ranges.link) as besides
  )
  select taken.starts_at, taken.ends_at
  from asked,
    private.taken_for_visitors(asked.first_day, asked.last_day, taken_ranges.holder, asked.besides) as taken
  union all
  select day::timestamp at time zone 'America/New_York', (day + 1)::timestamp at time zone 'America/New_York'
  from asked, generate_series(0, asked.last_day - asked.first_day) as number,
    lateral (select asked.first_day + number as day) as counted,
    public.weekly_hours as hours
  where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  order by 1;
$$;
revoke all on function public.taken_ranges(date, date, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.taken_ranges(date, date, uuid, text) to anon, authenticated;
