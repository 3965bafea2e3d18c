set check_function_bodies = off;

alter type public.booked_consultation add attribute move_cutoff_hours integer, add attribute cancel_cutoff_hours integer;

alter type public.claimed_mail add attribute move_cutoff_hours integer, add attribute cancel_cutoff_hours integer;

drop function private.require_changeable(public.bookings_la2024);

alter table public.booking_rules add column move_cutoff_hours integer default 0 not null;

alter table public.booking_rules add column cancel_cutoff_hours integer default 0 not null;

alter table public.bookings_la2024 add column move_cutoff_hours integer default 0 not null;

alter table public.bookings_la2024 add column cancel_cutoff_hours integer default 0 not null;

drop function public.availability();
CREATE OR REPLACE FUNCTION public.availability()
 RETURNS TABLE(weekday smallint, start_times text[], ends_by text, minimum_notice_hours integer, home_zone text, travel jsonb, move_cutoff_hours integer, cancel_cutoff_hours integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select hours.weekday, array(select to_char(one, 'FMHH12:MI AM') from unnest(hours.start_times) as one order by one),
    to_char(hours.ends_by, 'HH24:MI'), rules.minimum_notice_hours, rules.home_zone, (
      select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'zone', zone) order by first_day), '[]')
      from public.travel_dates where last_day >= private.coach_today() - 1 and first_day <= private.coach_today() + 62
    ), rules.move_cutoff_hours, rules.cancel_cutoff_hours
  from public.weekly_hours as hours, public.booking_rules as rules
  order by hours.weekday;
$function$;

CREATE OR REPLACE FUNCTION private.derive_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
  duration interval;
begin
  if tg_op = 'INSERT' then
    select * into strict service from public.services_la2024 as one where one.id = new.service_type;
    new.service_name := service.name;
    new.price_label := service.price_label;
    new.meeting_kind := service.meeting_kind;
    new.meeting_place := service.meeting_place;
    select rules.move_cutoff_hours, rules.cancel_cutoff_hours into new.move_cutoff_hours, new.cancel_cutoff_hours
    from public.booking_rules as rules;
    duration := make_interval(mins => service.booking_minutes);
    new.timezone := private.booking_zone_on(new.appointment_date);
  else
    duration := old.ends_at - old.starts_at;
  end if;
  new.starts_at := (new.appointment_date + new.appointment_time::time) at time zone private.zone_of_booking(new.timezone);
  new.ends_at := new.starts_at + duration;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.booked(booking public.bookings_la2024)
 RETURNS public.booked_consultation
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select row(booking.id, booking.service_type, booking.service_name, booking.appointment_date, booking.appointment_time,
    booking.starts_at, booking.ends_at, booking.first_name, booking.last_name, booking.email, booking.phone, booking.company,
    booking.message, booking.timezone, booking.status, booking.created_at, booking.updated_at, booking.visitor_time_zone,
    booking.language, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours, booking.cancel_cutoff_hours)::public.booked_consultation;
$function$;

CREATE OR REPLACE FUNCTION private.pretend_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  service public.services_la2024;
begin
  select * into service from public.services_la2024 as one where one.id = wanted.service_type;
  wanted.id := gen_random_uuid();
  wanted.service_name := service.name;
  wanted.starts_at := private.coach_instant(wanted.appointment_date, wanted.appointment_time::time);
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := private.booking_zone_on(wanted.appointment_date);
  wanted.status := case when private.lapse_of_request(wanted.email) is null then private.status_of_request() else 'pending' end;
  wanted.created_at := now();
  wanted.updated_at := now();
  wanted.meeting_kind := 'email';
  wanted.meeting_place := '';
  select rules.move_cutoff_hours, rules.cancel_cutoff_hours into wanted.move_cutoff_hours, wanted.cancel_cutoff_hours
  from public.booking_rules as rules;
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_changeable(booking public.bookings_la2024, cutoff_hours integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if booking.starts_at <= now() then
    perform private.reject('PT422', 'This consultation has already started. Please reply to the email instead.', 'link');
  elsif booking.status = 'completed' then
    perform private.reject('PT422', 'This consultation is marked as completed. Please reply to the email instead.', 'link');
  elsif booking.starts_at <= now() + make_interval(hours => cutoff_hours) then
    perform private.reject('PT422', 'It is too late to change this consultation with the link. Please reply to the email instead.', 'link');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.cancel_booking_of_link(link text)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  if booking.status <> 'cancelled' then
    perform private.require_changeable(booking, booking.cancel_cutoff_hours);
    perform set_config('booking.changed_by', 'visitor', true);
    update public.bookings_la2024 as one set status = 'cancelled' where one.id = booking.id;
  end if;
  return private.lock_booking_of_link(link);
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
  perform private.require_changeable(booking, booking.move_cutoff_hours);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time, booking.timezone) = (to_date, to_time, private.booking_zone_on(to_date)) then
    return booking;
  end if;
  perform private.require_bookable_time(to_date, to_time, booking.ends_at - booking.starts_at);
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
    booking.lapses_at, taken.batch, booking.timezone, booking.meeting_kind, booking.meeting_place, booking.move_cutoff_hours,
    booking.cancel_cutoff_hours
  from private.claim_due_mails(true, for_booking, at_most) as taken
  cross join lateral private.booking_of_mail(taken) as booking;
$function$;

alter table public.booking_rules add constraint booking_rules_move_cutoff CHECK (((move_cutoff_hours >= 0) AND (move_cutoff_hours <= 240)));

alter table public.booking_rules add constraint booking_rules_cancel_cutoff CHECK (((cancel_cutoff_hours >= 0) AND (cancel_cutoff_hours <= 240)));

alter table public.bookings_la2024 add constraint bookings_move_cutoff CHECK (((move_cutoff_hours >= 0) AND (move_cutoff_hours <= 240)));

alter table public.bookings_la2024 add constraint bookings_cancel_cutoff CHECK (((cancel_cutoff_hours >= 0) AND (cancel_cutoff_hours <= 240)));

grant update (move_cutoff_hours) on table public.booking_rules to authenticated;

grant update (cancel_cutoff_hours) on table public.booking_rules to authenticated;

grant execute on function public.availability() to anon;

grant execute on function public.availability() to authenticated;

comment on column public.booking_rules.move_cutoff_hours is 'How long before a consultation visitors can move it with their link, in hours; new bookings copy it.';

comment on column public.booking_rules.cancel_cutoff_hours is 'The same for cancelling.';

comment on column public.bookings_la2024.move_cutoff_hours is 'How long before it begins the visitor can move it with the link, in hours, as at the time of booking; likewise cancel_cutoff_hours.';
