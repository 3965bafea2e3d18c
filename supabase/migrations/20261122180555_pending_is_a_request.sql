set check_function_bodies = off;

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
  wanted.starts_at := (wanted.appointment_date + wanted.appointment_time::time) at time zone 'America/New_York';
  wanted.ends_at := wanted.starts_at + make_interval(mins => service.booking_minutes);
  wanted.timezone := 'EST';
  wanted.status := private.status_of_request();
  wanted.created_at := now();
  wanted.updated_at := now();
  return wanted;
end;
$function$;

CREATE OR REPLACE FUNCTION private.setting_or(wanted text, default_value text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (select private.setting_text(setting.value) from public.site_settings_la2024 as setting where setting.key = wanted),
    default_value
  );
$function$;

CREATE OR REPLACE FUNCTION private.is_feature_on(feature text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select private.setting_or(feature, 'true') <> 'false'; $function$;

CREATE OR REPLACE FUNCTION private.status_of_request()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when private.setting_or('booking_auto_confirm', 'false') = 'true' then 'confirmed' else 'pending' end;
$function$;

CREATE OR REPLACE FUNCTION private.store_booking(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone, company,
      message, status)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.company, wanted.message, private.status_of_request())
  returning * into stored;
  insert into private.mail_outbox (booking_id, kind) values (stored.id, 'confirmation'), (stored.id, 'owner-notice');
  return stored;
exception
  -- Either the same form was sent twice at once, or another visitor was faster.
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
    end if;
    return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_by_link(link text, appointment_date date, appointment_time text)
 RETURNS public.booked_consultation
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024 := private.lock_booking_of_link(link);
begin
  perform private.require_changeable(booking);
  if booking.status = 'cancelled' then
    perform private.reject('PT422', 'This booking is cancelled. Please book a new time instead.', 'link');
  elsif (booking.appointment_date, booking.appointment_time) = (move_by_link.appointment_date, move_by_link.appointment_time) then
    return private.booked(booking);
  end if;
  perform private.require_bookable_slot(booking.service_type, move_by_link.appointment_date, move_by_link.appointment_time);
  perform set_config('booking.changed_by', 'visitor', true);
  update public.bookings_la2024 as one
  set appointment_date = move_by_link.appointment_date, appointment_time = move_by_link.appointment_time,
    status = private.status_of_request()
  where one.id = booking.id;
  return public.booking_by_link(link);
exception
  when exclusion_violation then
    perform private.reject('PT409', 'This time has just been taken. Please choose another one.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.queue_reminder(booking public.bookings_la2024)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.mail_outbox as mail
  where mail.booking_id = booking.id and mail.kind = 'reminder' and mail.state = 'waiting';
  if booking.status = 'confirmed' and booking.starts_at > now() + interval '30 hours' then
    insert into private.mail_outbox (booking_id, kind, sequence, next_attempt_at)
    values (booking.id, 'reminder', booking.sequence, booking.starts_at - interval '24 hours')
    on conflict do nothing;
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.change_mail_kind(announced_status text, announced_start timestamp with time zone, booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status = 'completed' then null
    when announced_status = 'cancelled' then 'reinstated'
    when announced_start <> booking.starts_at then 'moved'
    when booking.status = 'pending' and announced_status = 'confirmed' then 'reinstated'
    when booking.status = 'confirmed' and announced_status <> 'confirmed' then 'confirmed'
  end;
$function$;
