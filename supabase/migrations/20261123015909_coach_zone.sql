set check_function_bodies = off;

alter type public.claimed_mail add attribute timezone text;

create table public.travel_dates (
  id uuid default gen_random_uuid() not null,
  first_day date not null,
  last_day date not null,
  zone text not null,
  note text default ''::text not null,
  created_at timestamp with time zone default now() not null
);

CREATE OR REPLACE FUNCTION private.default_zone()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 'America/New_York' $function$;

CREATE OR REPLACE FUNCTION private.is_known_zone(zone text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select zone ~ '^(UTC$|[A-Z][A-Za-z_]*/)' and exists (select 1 from pg_catalog.pg_timezone_names as known where known.name = zone);
$function$;

CREATE OR REPLACE FUNCTION private.are_start_times(times time without time zone[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(times) <= 24
    and array_position(times, null) is null
    and times = coalesce(array(select distinct one from unnest(times) as one order by one), '{}')
    -- In nearly all zones daylight saving changes before four o'clock; later times exist exactly once a day.
    and not exists (
      select 1 from unnest(times) as one
      where one < '04:00' or one >= '24:00' or extract(epoch from one)::integer % 300 <> 0
    );
$function$;

CREATE OR REPLACE FUNCTION private.zone_on(day date)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select travel.zone from public.travel_dates as travel where daterange(travel.first_day, travel.last_day, '[]') @> day),
    (select rules.home_zone from public.booking_rules as rules)
  );
$function$;

CREATE OR REPLACE FUNCTION private.coach_instant(day date, clock time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select (day + clock) at time zone private.zone_on(day); $function$;

CREATE OR REPLACE FUNCTION private.day_start(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select midnight.before + (midnight.own - midnight.before) / 2
  from (
    select day::timestamp at time zone private.zone_on(day - 1) as before,
      day::timestamp at time zone private.zone_on(day) as own
  ) as midnight;
$function$;

CREATE OR REPLACE FUNCTION private.coach_day(instant timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select max(near.day)
  from (select (instant at time zone 'UTC')::date + shift as day from generate_series(-1, 1) as shift) as near
  where private.day_start(near.day) <= instant;
$function$;

CREATE OR REPLACE FUNCTION private.coach_today()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.coach_day(now()) $function$;

drop function public.availability();
CREATE OR REPLACE FUNCTION public.availability()
 RETURNS TABLE(weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(jsonb_build_object('first_day', first_day, 'last_day', last_day, 'zone', zone) order by first_day), '[]')
      from public.travel_dates where last_day >= private.coach_today() - 1 and first_day <= private.coach_today() + 62
    )
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$function$;

CREATE OR REPLACE FUNCTION private.require_bookable_slot(service text, day date, slot text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  minutes integer := (select offered.booking_minutes from private.services as offered where offered.id = service);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if minutes is null then
    perform private.reject('PT422', 'Please choose one of the services that can be booked online.', 'service_type');
  elsif day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.reject('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.reject('PT422', 'No consultations take place on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + make_interval(mins => minutes) > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'This consultation would end too late at that time. Please choose an earlier one.', 'appointment_time');
  elsif private.coach_instant(day, starts) < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.booking_zone_on(day date)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(private.zone_on(day), private.default_zone()), 'EST');
$function$;

CREATE OR REPLACE FUNCTION private.zone_of_booking(timezone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case timezone when 'EST' then private.default_zone() else timezone end;
$function$;

CREATE OR REPLACE FUNCTION private.derive_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  service private.services;
begin
  select * into strict service from private.services where id = new.service_type;
  new.service_name := service.name;
  if tg_op = 'INSERT' then
    new.timezone := private.booking_zone_on(new.appointment_date);
  end if;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone private.zone_of_booking(new.timezone);
  new.ends_at := new.starts_at + make_interval(mins => coalesce(service.booking_minutes, 60));
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.pretend_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  service private.services;
begin
  select * into service from private.services where id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := private.coach_instant(wanted.appointment_date, wanted.appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := private.booking_zone_on(wanted.appointment_date);
  wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.move_booking_of_link(link text, to_date date, to_time text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time, booking.timezone) = (to_date, to_time, private.booking_zone_on(to_date)) then
    return booking;
  end if;
  perform private.require_bookable_slot(booking.service_type, to_date, to_time);
  perform private.lapse_requests();
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = to_date, appointment_time = to_time, timezone = private.booking_zone_on(to_date),
    status = private.status_of_request()
  where one.id = booking.id;
  return private.lock_booking_of_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.taken_for_visitors(first_day date, last_day date, holder uuid DEFAULT NULL::uuid, except_booking uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with asked as (
    select
      first_day::timestamp at time zone private.zone_on(first_day) as begins,
      (last_day + 1)::timestamp at time zone private.zone_on(last_day) as ends,
      make_interval(mins => rules.buffer_minutes) as buffer,
      rules.daily_cap
    from public.booking_rules as rules
    where first_day <= last_day
  ), promised as (
    select booking.starts_at, booking.ends_at
    from public.bookings_la2024 as booking, asked
    where booking.status in ('pending', 'confirmed')
      and (booking.lapses_at <= now()) is not true
      and booking.id is distinct from except_booking
      and (booking.request_id is null or booking.request_id is distinct from taken_for_visitors.holder)
      and tstzrange(booking.starts_at, booking.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
    union all
    select hold.starts_at, hold.ends_at
    from private.slot_holds as hold, asked
    where hold.held_until > now()
      and hold.holder is distinct from taken_for_visitors.holder
      and tstzrange(hold.starts_at, hold.ends_at, '[)') && tstzrange(asked.begins - asked.buffer, asked.ends + asked.buffer, '[)')
  )
  select promised.starts_at - asked.buffer, promised.ends_at + asked.buffer
  from promised, asked
  union all
  select greatest(blocked.starts_at, asked.begins), least(blocked.ends_at, asked.ends)
  from public.blocked_times as blocked, asked
  where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && tstzrange(asked.begins, asked.ends, '[)')
  union all
  select day.begins, day.ends
  from asked, generate_series(0, last_day - first_day) as number,
    lateral (select
      private.day_start(first_day + number) as begins,
      private.day_start(first_day + number + 1) as ends) as day
  where asked.daily_cap is not null and asked.daily_cap <= (
    select count(*) from promised where promised.starts_at >= day.begins and promised.starts_at < day.ends
  );
$function$;

CREATE OR REPLACE FUNCTION public.taken_ranges(from_date date, to_date date, holder uuid DEFAULT NULL::uuid, link text DEFAULT NULL::text)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with asked as (
    select
      greatest(from_date, private.coach_today()) as first_day,
      least(to_date, private.coach_today() + 62) as last_day,
      private.link_booking_id(taken_ranges.link) as except_booking
  )
  select taken.starts_at, taken.ends_at
  from asked,
    private.taken_for_visitors(asked.first_day, asked.last_day, taken_ranges.holder, asked.except_booking) as taken
  union all
  select private.day_start(day), private.day_start(day + 1)
  from asked, generate_series(0, asked.last_day - asked.first_day) as number,
    lateral (select asked.first_day + number as day) as counted,
    public.weekly_hours as hours
  where hours.weekday = extract(isodow from day) and hours.start_times = '{}'
  order by 1;
$function$;

CREATE OR REPLACE FUNCTION public.hold_slot(holder uuid, service_type text, appointment_date date, appointment_time text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  limits private.booking_limits;
  before private.slot_holds;
  wanted private.slot_holds;
begin
  if holder is null then
    perform private.reject('PT422', 'Please open the booking form again.', 'holder');
  elsif not private.is_feature_on('booking_enabled') then
    perform private.reject('PT422', 'Online booking is closed at the moment. Please send a message instead.', 'booking-closed');
  end if;
  perform private.require_bookable_slot(service_type, appointment_date, appointment_time);
  if not private.is_within_address_limit('hold') then
    perform private.reject('PT429', 'Many forms were opened from your connection just now. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := private.coach_instant(appointment_date, appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select offered.booking_minutes from private.services as offered where offered.id = hold_slot.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('booking day ' || appointment_date::text, 0));
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. While it is free, you can still book it.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$function$;

CREATE OR REPLACE FUNCTION public.subscriber_overview()
 RETURNS public.subscriber_overview
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.require_owner();
  with today as (
    select date_trunc('month', private.coach_day(now())::timestamp) as this_month
  ), months as (
    select first_day, private.day_start(first_day::date) as since,
      private.day_start((first_day + interval '1 month')::date) as until
    from today, generate_series(today.this_month - interval '11 months', today.this_month, interval '1 month') as first_day
  ), counted as (
    select to_char(month.first_day, 'YYYY-MM') as month,
      (select count(*) from public.newsletter_subscribers_la2024 as joined
        where joined.created_at >= month.since and joined.created_at < month.until) as joined,
      (select count(*) from public.newsletter_subscribers_la2024 as gone
        where gone.status = 'unsubscribed' and gone.updated_at >= month.since and gone.updated_at < month.until) as gone
    from months as month
  )
  select count(*)::integer,
    (count(*) filter (where subscriber.status = 'active'))::integer,
    (count(*) filter (where subscriber.status = 'active' and subscriber.confirmed_at is not null))::integer,
    (count(*) filter (where subscriber.status = 'unsubscribed'))::integer,
    (select counted.joined from counted order by counted.month desc limit 1)::integer,
    (count(*) filter (where subscriber.created_at > now() - interval '7 days'))::integer,
    (select jsonb_agg(jsonb_build_object('month', counted.month, 'joined', counted.joined, 'left', counted.gone) order by counted.month) from counted)
  from public.newsletter_subscribers_la2024 as subscriber;
$function$;

CREATE OR REPLACE FUNCTION public.claim_mail(for_booking uuid DEFAULT NULL::uuid, at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.lapse_requests();
  select taken.id, taken.claim, taken.kind, taken.attempts, booking.id, booking.service_type, booking.service_name,
    booking.appointment_date, booking.appointment_time, booking.starts_at, booking.ends_at, booking.first_name,
    booking.last_name, booking.email, booking.phone, booking.company, booking.message, booking.status,
    booking.sequence, private.booking_link(booking.id), booking.visitor_time_zone, booking.language, booking.cancel_reason,
    booking.lapses_at, taken.batch, booking.timezone
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

CREATE OR REPLACE FUNCTION private.unusual_time(booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with asked as (select tstzrange(booking.starts_at, booking.ends_at, '[)') as span)
  select case
    when booking.starts_at <= now() then 'This time is in the past.'
    when exists (
      select 1 from public.blocked_times as blocked where tstzrange(blocked.starts_at, blocked.ends_at, '[)') && asked.span
    ) then 'You have blocked this time.'
    when exists (
      select 1 from private.slot_holds as hold
      where hold.held_until > now() and tstzrange(hold.starts_at, hold.ends_at, '[)') && asked.span
    ) then 'A visitor is filling in the booking form for this time.'
    when not exists (
      select 1 from public.weekly_hours as hours
      where hours.weekday = extract(isodow from booking.appointment_date)
        and booking.appointment_time::time >= hours.start_times[1]
        and booking.ends_at <= private.coach_instant(booking.appointment_date, hours.ends_by)
    ) then 'This time is outside your weekly hours.'
  end
  from asked;
$function$;

CREATE OR REPLACE FUNCTION private.require_owners_time(booking public.bookings_la2024, is_sure boolean)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  objection text := private.unusual_time(booking);
begin
  if (booking.starts_at at time zone private.zone_of_booking(booking.timezone))::time <> booking.appointment_time::time then
    perform private.reject('PT422', 'The clocks change that night, and this time does not exist. Please choose another one.', 'appointment_time');
  elsif objection is not null and is_sure is not true then
    perform private.reject('PT409', objection, 'unusual-time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_booking(booking_id uuid, seen_sequence integer, appointment_date date, appointment_time text, is_sure boolean DEFAULT false)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
begin
  perform private.require_owner();
  perform private.require_date_and_time(appointment_date, appointment_time);
  perform private.lapse_requests();
  select * into booking from public.bookings_la2024 as one where one.id = booking_id for update;
  if booking.id is null then
    perform private.reject('PT409', 'This booking no longer exists.', 'booking-changed');
  elsif booking.sequence is distinct from seen_sequence then
    perform private.reject('PT409', 'This booking was changed in the meantime. Please look at its new time and status first.', 'booking-changed');
  elsif booking.status not in ('pending', 'confirmed') then
    perform private.reject('PT409', 'Only requested and confirmed bookings can be moved.', 'booking-changed');
  end if;
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('history.reason', 'moved', true);
  update public.bookings_la2024 as one
  set appointment_date = move_booking.appointment_date, appointment_time = move_booking.appointment_time,
    timezone = private.booking_zone_on(move_booking.appointment_date)
  where one.id = booking.id
  returning * into booking;
  perform private.require_owners_time(booking, is_sure);
  return booking;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.nearest_free_times(service_type text, day date, slot text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with wanted as (
    select private.coach_instant(day, slot::time) as starts_at,
      make_interval(mins => coalesce(service.booking_minutes, 60)) as duration
    from private.services as service where service.id = nearest_free_times.service_type
  ), taken as materialized (
    select tstzrange(range.starts_at, range.ends_at, '[)') as span from private.taken_for_visitors(day - 7, day + 7) as range
  ), offered as (
    select date, one as start_time, private.coach_instant(date, one) as starts_at,
      private.coach_instant(date, hours.ends_by) as ends_by
    from (select day + number as date from generate_series(-7, 7) as number) as near
    join public.weekly_hours as hours on hours.weekday = extract(isodow from near.date)
    cross join unnest(hours.start_times) as one
  ), nearest as (
    select offered.date, to_char(offered.start_time, 'FMHH12:MI AM') as time,
      abs(extract(epoch from offered.starts_at - wanted.starts_at)) as distance
    from offered, wanted
    where offered.starts_at > now() and offered.starts_at + wanted.duration <= offered.ends_by
      and not exists (
        select 1 from taken where taken.span && tstzrange(offered.starts_at, offered.starts_at + wanted.duration, '[)'))
    order by distance limit 3
  )
  select coalesce(jsonb_agg(jsonb_build_object('date', nearest.date, 'time', nearest.time) order by nearest.distance), '[]')
  from nearest;
$function$;

-- The table has one row.
-- squawk-ignore adding-field-with-default
alter table public.booking_rules add column home_zone text default private.default_zone() not null;

alter table public.booking_rules add constraint booking_rules_home_zone CHECK (private.is_known_zone(home_zone));

alter table public.travel_dates add constraint travel_dates_order CHECK ((last_day >= first_day));

alter table public.travel_dates add constraint travel_dates_range CHECK (((first_day >= '2020-01-01'::date) AND (last_day <= '2199-12-31'::date)));

alter table public.travel_dates add constraint travel_dates_zone CHECK (private.is_known_zone(zone));

alter table public.travel_dates add constraint travel_dates_note_length CHECK ((char_length(note) <= 120));

alter table public.travel_dates add constraint travel_dates_pkey PRIMARY KEY (id);

alter table public.travel_dates add constraint travel_dates_never_overlap EXCLUDE USING gist (daterange(first_day, last_day, '[]'::text) WITH &&);

alter table public.bookings_la2024 drop constraint bookings_timezone_known;
alter table public.bookings_la2024 add constraint bookings_timezone_known CHECK ((private.is_zone_name(timezone) AND (timezone <> ''::text)));

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE OR UPDATE ON public.travel_dates FOR EACH ROW EXECUTE FUNCTION private.record_change();

drop trigger bookings_1_derive on public.bookings_la2024;
CREATE TRIGGER bookings_1_derive BEFORE INSERT OR UPDATE OF service_type, appointment_date, appointment_time, timezone ON public.bookings_la2024 FOR EACH ROW EXECUTE FUNCTION private.derive_booking();

alter table public.travel_dates enable row level security;

create policy "the owner reads travel dates" on public.travel_dates as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner adds travel dates" on public.travel_dates as PERMISSIVE for INSERT to authenticated with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner changes travel dates" on public.travel_dates as PERMISSIVE for UPDATE to authenticated using (( SELECT public.is_owner() AS is_owner)) with check (( SELECT public.is_owner() AS is_owner));

create policy "the owner deletes travel dates" on public.travel_dates as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

grant select on table public.travel_dates to authenticated;

grant delete on table public.travel_dates to authenticated;

grant select on table public.travel_dates to service_role;

grant update (home_zone) on table public.booking_rules to authenticated;

grant insert (first_day) on table public.travel_dates to authenticated;

grant update (first_day) on table public.travel_dates to authenticated;

grant insert (last_day) on table public.travel_dates to authenticated;

grant update (last_day) on table public.travel_dates to authenticated;

grant insert (zone) on table public.travel_dates to authenticated;

grant update (zone) on table public.travel_dates to authenticated;

grant insert (note) on table public.travel_dates to authenticated;

grant update (note) on table public.travel_dates to authenticated;

grant execute on function private.is_known_zone(text) to authenticated;

grant execute on function private.is_known_zone(text) to service_role;

grant execute on function public.availability() to anon;

grant execute on function public.availability() to authenticated;

comment on table public.weekly_hours is 'Bookable times per weekday: wall-clock times in the zone of the day.';

comment on table public.travel_dates is 'Days with a zone other than the home zone, both included.';

comment on table public.bookings_la2024 is 'Consultations. Triggers derive starts_at and ends_at from date, time, zone and service.';

comment on column public.booking_rules.home_zone is 'The coach''s IANA time zone, except on travel dates.';

comment on column public.travel_dates.note is 'For the owner only.';

comment on column public.bookings_la2024.timezone is 'The zone of the wall-clock time: EST in the default zone, otherwise the IANA name. Later changes of the coach''s zone keep it.';
