set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.find_booking_of_request(wanted public.bookings_la2024, answers jsonb DEFAULT NULL::jsonb)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and (
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time, earlier.first_name, earlier.last_name,
      earlier.phone, earlier.company, earlier.message, earlier.owner_note, earlier.meeting_kind, earlier.meeting_place)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time, wanted.first_name,
      wanted.last_name, wanted.phone, coalesce(wanted.company, earlier.company), coalesce(wanted.message, earlier.message), coalesce(wanted.owner_note, earlier.owner_note),
      coalesce(wanted.meeting_kind, earlier.meeting_kind), coalesce(wanted.meeting_place, earlier.meeting_place))
    or exists (
      select 1 from jsonb_each_text(case jsonb_typeof(answers) when 'object' then answers else '{}' end) as given
      left join jsonb_array_elements(earlier.intake_answers) as known on known ->> 'id' = given.key
      where coalesce(known ->> 'answer', '') <> private.clean_answer(coalesce(known, '{}'), given.value, false)
    )
  ) then
    perform private.reject('PT409', case
      when wanted.message is null then 'This booking was already made, without the latest changes. Please make them in its details.'
      else 'This booking was already sent, without the latest changes. Please send them as a message.' end, 'request-used');
  end if;
  return earlier;
end;
$function$;

CREATE OR REPLACE FUNCTION private.limit_holds(of_holder uuid, limits private.booking_limits)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  own integer;
  near integer;
  others integer;
begin
  select count(*) filter (where hold.address = private.request_address()),
    count(*) filter (where private.network_of(hold.address) = private.request_network()), count(*)
  into own, near, others
  from private.slot_holds as hold
  where hold.held_until > now() and hold.holder <> of_holder;
  if own >= limits.holds_per_address or near >= limits.holds_per_network or others >= limits.holds_at_once
    or (others >= limits.holds_per_address and private.closed_share(3, of_holder) >= limits.held_share) then
    perform private.reject('PT429', 'No more times can be reserved right now, but you can still book this one.', 'holds');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.taken_for_visitors(first_day date, last_day date, service_type text DEFAULT NULL::text, holder uuid DEFAULT NULL::uuid, except_booking uuid DEFAULT NULL::uuid)
 RETURNS TABLE(starts_at timestamp with time zone, ends_at timestamp with time zone, level integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.closed_share(level integer, holder uuid DEFAULT NULL::uuid)
 RETURNS numeric
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.demanded_bits(request_id uuid, limits private.booking_limits)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  network text := private.request_network();
  -- The share that requests with unconfirmed addresses take.
  share numeric := private.closed_share(2);
  is_unsuspicious boolean := share <= limits.unconfirmed_share;
  excess integer := 0;
begin
  is_unsuspicious := private.count_hit('booking', 'everybody', limits.bookings_per_hour, '1 hour') and is_unsuspicious;
  if not exists (
    select 1 from private.slot_holds as hold
    where hold.holder = demanded_bits.request_id and hold.opened_at <= now() - limits.hasty
  ) then
    is_unsuspicious := private.count_hit('hasty-booking', 'everybody', limits.hasty_bookings_per_hour, '1 hour') and is_unsuspicious;
  end if;
  if network is not null then
    excess := greatest(0,
      private.add_hit('booking-network', network, '1 day') - limits.bookings_per_network,
      private.add_hit('booking-host', private.request_address(), '1 day') - limits.bookings_per_host);
  end if;
  if is_unsuspicious and excess = 0 then
    return 0;
  end if;
  return least(32, limits.proof_bits + greatest(0, excess - 1) + greatest(0, floor(8 * (share - 0.5)))::integer);
end;
$function$;

CREATE OR REPLACE FUNCTION public.send_personal_mail(mail_id uuid, subject text, body text, to_email text DEFAULT ''::text, answers_message uuid DEFAULT NULL::uuid, quotes_message boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.personal_mails;
begin
  perform private.require_owner();
  wanted.id := mail_id;
  wanted.message_id := answers_message;
  wanted.subject := private.clean_line(send_personal_mail.subject, 'subject', 'subject', 200, true);
  wanted.body := private.clean_text(send_personal_mail.body, 'body', 20000, true, 'email');
  wanted.quotes_message := coalesce(quotes_message, false);
  if answers_message is null then
    wanted.email := lower(to_email);
  else
    -- Locks the message before the address, as deleting it and erasing its person do.
    wanted.email := (
      select lower(message.email) from public.contact_messages_la2024 as message where message.id = answers_message for no key update);
  end if;
  if not exists (select 1 from public.person_addresses as known where known.email = wanted.email for key share) then
    perform private.reject('PT409', 'The message or the person no longer exists.', 'person-gone');
  end if;

  insert into public.personal_mails (id, email, message_id, subject, body, quotes_message)
  values (wanted.id, wanted.email, wanted.message_id, wanted.subject, wanted.body, wanted.quotes_message)
  on conflict (id) do nothing;
  if found then
    -- The same id, so that the dashboard can send a failed one again wherever it shows it.
    insert into private.mail_outbox (id, personal_mail_id, kind) values (wanted.id, wanted.id, 'personal');
  elsif not exists (
    select 1 from public.personal_mails as sent
    where sent.id = wanted.id and (sent.email, sent.subject, sent.body) = (wanted.email, wanted.subject, wanted.body)
  ) then
    perform private.reject('PT409', 'This email was already sent, without your latest changes. To send this version as well, send it again.', 'mail-sent');
  end if;
  update public.contact_messages_la2024 as message set status = 'replied'
  where message.id = wanted.message_id and message.status <> 'replied';
end;
$function$;
