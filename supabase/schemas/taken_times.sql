-- The times that visitors see as taken.

-- Free time before and after a consultation: the service's own buffer, or that of the booking rules.
create function private.buffer_of(wanted text) returns interval
language sql stable set search_path = '' as $$
  select make_interval(mins => coalesce(
    (select service.buffer_minutes from public.services_la2024 as service where service.id = wanted), rules.buffer_minutes))
  from public.booking_rules as rules;
$$;

/*
  Ranges in which visitors cannot book a service, between two of the coach's days, both included: bookings and holds
  with their buffers or the service's, whichever is longer, blocked times, and days at the daily cap. Leaves out the hold and
  booking of the form `holder` and the booking `except_booking`. The level says who takes a range: 1 a booking, 2 a request with an
  unconfirmed address, 3 a hold, 0 everything else. JIT compilation is off because it takes a hundred times as long as the query.
*/
create function private.taken_for_visitors(
  first_day date, last_day date, service_type text default null, holder uuid default null, except_booking uuid default null
)
returns table (starts_at timestamptz, ends_at timestamptz, level integer)
language sql stable set search_path = '' set jit = off as $$
  with buffers as materialized (
    select service.id, private.buffer_of(service.id) as buffer from public.services_la2024 as service
  ), asked as (
    select
      first_day::timestamp at time zone private.zone_on(first_day) as begins,
      (last_day + 1)::timestamp at time zone private.zone_on(last_day) as ends,
      coalesce((select own.buffer from buffers as own where own.id = taken_for_visitors.service_type), interval '0') as buffer,
      (select max(one.buffer) from buffers as one) as longest_buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at, booking.service_type, case when booking.lapses_at is null then 1 else 2 end as level
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and (booking.lapses_at <= now()) is not true
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at, hold.service_type, 3
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.longest_buffer, asked.ends + asked.longest_buffer, '[)')
  )
  select promised.starts_at - greatest(asked.buffer, own.buffer), promised.ends_at + greatest(asked.buffer, own.buffer),
    promised.level
  from asked, promised left join buffers as own on own.id = promised.service_type
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends), 0
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select greatest(lower(busy.span), asked.begins), least(upper(busy.span), asked.ends), 0
  from private.busy_times as busy, asked
  where busy.span && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select asked.begins, asked.ends, 0 from asked where private.is_calendar_overdue()
  union all
  select day.begins, day.ends, filling.level
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      private.day_start(first_day + number) as begins,
      private.day_start(first_day + number + 1) as ends) as day,
    lateral (
      select promised.level from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
      order by promised.level offset asked.daily_cap - 1 limit 1) as filling
  where asked.daily_cap is not null;
$$;

create function public.taken_ranges(
  from_date date, to_date date, holder uuid default null, link text default null, service_type text default null
)
returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable security definer set search_path = '' set jit = off as $$
  with asked as (
    select
      least(greatest(from_date, private.coach_today()), private.coach_today() + 63) as first_day,
      least(greatest(coalesce(to_date, 'infinity'), private.coach_today() - 1), private.coach_today() + 62) as last_day,
      coalesce(moved.service_type, taken_ranges.service_type) as service_type,
      moved.id as except_booking
    from (select private.link_booking_id(taken_ranges.link) as id) as linked
    left join public.bookings_la2024 as moved on moved.id = linked.id
  ), taken as (
    select range.starts_at, range.ends_at
    from asked,
      private.taken_for_visitors(asked.first_day, asked.last_day, asked.service_type, taken_ranges.holder, asked.except_booking) as range
    union all
    select private.day_start(day), private.day_start(day + 1)
    from asked, generate_series(0, asked.last_day - asked.first_day) as number,
      lateral (select asked.first_day + number as day) as counted,
      public.weekly_hours as hours
    where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  )
  -- Merged, because a response has at most 1,000 rows.
  select lower(span), upper(span)
  from unnest((select range_agg(tstzrange(taken.starts_at, taken.ends_at)) from taken)) as span
  order by 1;
$$;

grant execute on function public.taken_ranges(date, date, uuid, text, text) to anon, authenticated;

create function private.require_free_time(day date, span tstzrange, service_type text, holder uuid, except_booking uuid default null)
returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select 1 from private.taken_for_visitors(day, day, service_type, holder, except_booking) as taken
    where tstzrange(taken.starts_at, taken.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
  end if;
end;
$$;

/*
  Returns the share of the next two weeks' bookable times that a level takes, as in taken_for_visitors: of each day its times or,
  with a daily limit, its portion of the consultations that lower levels leave, whichever is more. A time is bookable if no lower
  level takes it and the shortest service can start then. Leaves out the hold and booking of the form `holder`.
*/
create function private.closed_share(level integer, holder uuid default null) returns numeric
language sql stable set search_path = '' set jit = off as $$
  with asked as materialized (
    select private.coach_today() as today, now() + make_interval(hours => (select rules.minimum_notice_hours from public.booking_rules as rules)) as earliest,
      (select make_interval(mins => min(service.booking_minutes)) from public.services_la2024 as service
        where service.is_bookable and service.archived_at is null) as shortest
  ), window_days as materialized (
    select one.day, one.zone, one.day::timestamp at time zone one.zone as begins
    from (select asked.today + ahead as day, private.zone_on(asked.today + ahead) as zone from asked, generate_series(1, 14) as ahead) as one
  ), offered as materialized (
    select window_days.day, begins.at as starts_at, begins.at + asked.shortest as ends_at
    from asked, window_days join public.weekly_hours as hours on hours.weekday = extract(isodow from window_days.day)
    cross join unnest(hours.start_times) as one
    cross join lateral (select (window_days.day + one) at time zone window_days.zone as at) as begins
    where begins.at >= asked.earliest and one - time '00:00' + asked.shortest <= hours.ends_by - time '00:00'
  ), taken as materialized (
    select range.* from asked, private.taken_for_visitors(asked.today + 1, asked.today + 14, null, closed_share.holder) as range
  ), times as materialized (
    select offered.day,
      (select min(taken.level) from taken where taken.starts_at < offered.ends_at and taken.ends_at > offered.starts_at) as level
    from offered
  ), days as (
    select times.day, count(*) as bookable, count(*) filter (where times.level = closed_share.level) as closed
    from times where times.level >= closed_share.level or times.level is null
    group by times.day
  ), portions as (
    select days.bookable, days.closed, (
      select count(*) filter (where taken.level = closed_share.level) * days.bookable::numeric
        / nullif(greatest(rules.daily_cap - count(*) filter (where taken.level < closed_share.level), 0), 0)
      from taken
      where rules.daily_cap is not null and taken.level > 0
        and taken.starts_at + (taken.ends_at - taken.starts_at) / 2 between window_days.begins and window_days.begins + interval '1 day'
    ) as capped
    from days join window_days on window_days.day = days.day, public.booking_rules as rules
  )
  select coalesce(sum(least(portions.bookable, greatest(portions.closed, portions.capped))) / sum(portions.bookable), 0) from portions;
$$;
