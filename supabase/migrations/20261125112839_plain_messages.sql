set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.find_booking_of_request(wanted public.bookings_la2024)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  earlier public.bookings_la2024;
begin
  select * into earlier from public.bookings_la2024 as booking where booking.request_id = wanted.request_id;
  if earlier.id is not null and
    (earlier.email, earlier.service_type, earlier.appointment_date, earlier.appointment_time, earlier.meeting_kind, earlier.meeting_place)
    is distinct from (wanted.email, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
      coalesce(wanted.meeting_kind, earlier.meeting_kind), coalesce(wanted.meeting_place, earlier.meeting_place)) then
    perform private.reject('PT409', 'This form was already sent with different details. Please open the booking form again.', 'request-used');
  end if;
  return earlier;
end;
$function$;

CREATE OR REPLACE FUNCTION public.connect_calendar(name text, kind text, host text, sealed text, reading jsonb, connected_by text DEFAULT ''::text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  added uuid;
begin
  if (select count(*) from public.calendars) >= 20 then
    perform private.reject('PT422', 'You can connect at most 20 calendars. Remove one first.', 'name');
  end if;
  perform set_config('history.actor',
    coalesce((select account.id::text from auth.users as account where lower(account.email) = lower(connected_by)), ''), true);
  insert into public.calendars (name, kind, host, next_try_at)
  values (btrim(connect_calendar.name), connect_calendar.kind, connect_calendar.host, now() + interval '10 minutes')
  returning id into added;
  insert into private.calendar_access (calendar_id, sealed) values (added, connect_calendar.sealed);
  perform private.keep_reading(added, reading);
  return added;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_bookable_time(day date, slot text, duration interval)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hours public.weekly_hours;
  notice integer := (select rules.minimum_notice_hours from public.booking_rules as rules);
  starts time := case when slot ~ '^(1[0-2]|[1-9]):[0-5][0-9] (AM|PM)$' then slot::time end;
begin
  if day is null or not day between private.coach_today() + 1 and private.coach_today() + 14 then
    perform private.reject('PT422', 'Please choose a date within the next two weeks.', 'appointment_date');
  end if;
  select * into hours from public.weekly_hours as one where one.weekday = extract(isodow from day);
  if hours.start_times = '{}' then
    perform private.reject('PT422', 'There are no consultations on this day of the week. Please choose another date.', 'appointment_date');
  elsif starts is null or starts <> all (hours.start_times) then
    perform private.reject('PT422', 'Please choose one of the times offered.', 'appointment_time');
  elsif starts - time '00:00' + duration > hours.ends_by - time '00:00' then
    perform private.reject('PT422', 'At that time, this consultation would end too late. Please choose an earlier time.', 'appointment_time');
  elsif private.coach_instant(day, starts) < now() + make_interval(hours => notice) then
    perform private.reject('PT422', format('Please book at least %s hours ahead.', notice), 'appointment_time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.reject_early_no_show()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.reject('PT422', 'A booking can be a no-show only after the consultation has started.', 'status');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.limit_bookings(email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_within_address_limit('booking') then
    perform private.reject('PT429', 'Too many bookings from your connection. Please try again in an hour, or send a message instead.', 'address');
  elsif not private.is_within_email_limit('booking', email) then
    perform private.reject('PT429', 'This email address has booked several times today. Please try again tomorrow, or send a message instead.', 'email');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.reject_taken_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform private.lock_days(array[new.appointment_date, (new.starts_at at time zone 'UTC')::date, (new.ends_at at time zone 'UTC')::date]);
  if changed_by = 'visitor' or (tg_op = 'INSERT' and changed_by not in ('owner', 'restore')) then
    perform private.require_free_time(new.appointment_date, span, new.service_type, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
  end if;
  return new;
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
    perform private.reject('PT422', 'It’s too late to change this consultation with the link. Please reply to the email instead.', 'link');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.count_link_use()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'Too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
end;
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
    perform private.reject('PT429', 'Too many forms were opened from your connection. You can still book this time.', 'address');
  end if;

  select * into strict limits from private.booking_limits;
  wanted.holder := hold_slot.holder;
  wanted.address := private.request_address();
  wanted.starts_at := private.coach_instant(appointment_date, appointment_time::time);
  wanted.service_type := hold_slot.service_type;
  wanted.ends_at := wanted.starts_at + make_interval(mins => (
    select service.booking_minutes from public.services_la2024 as service where service.id = wanted.service_type));

  perform pg_advisory_xact_lock(hashtextextended('booking request ' || wanted.holder::text, 0));
  perform private.lock_days(array[appointment_date]);
  perform private.require_free_time(appointment_date, tstzrange(wanted.starts_at, wanted.ends_at, '[)'), wanted.service_type, wanted.holder);
  perform private.limit_holds(wanted.holder, limits);

  select * into before from private.slot_holds as hold where hold.holder = wanted.holder;
  wanted.held_since := case when before.starts_at = wanted.starts_at then before.held_since else now() end;
  wanted.held_until := least(now() + limits.hold, wanted.held_since + limits.longest_hold);
  if wanted.held_until <= now() then
    perform private.reject('PT409', 'This time is no longer held for you. You can still book it if it’s free.', 'hold-over');
  end if;
  insert into private.slot_holds as hold (holder, service_type, starts_at, ends_at, address, held_since, held_until)
  values (wanted.holder, wanted.service_type, wanted.starts_at, wanted.ends_at, wanted.address, wanted.held_since, wanted.held_until)
  on conflict on constraint slot_holds_pkey do update set service_type = excluded.service_type, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    address = excluded.address, held_since = excluded.held_since, held_until = excluded.held_until;
  perform private.purge_old_holds();
  return wanted.held_until;
end;
$function$;

CREATE OR REPLACE FUNCTION private.limit_messages(email text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_within_address_limit('message') then
    perform private.reject('PT429', 'Too many messages from your connection. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('message', email) then
    perform private.reject('PT429', 'You have sent several messages today. Please wait for an answer, or try again tomorrow.', 'email');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.subscribe(email text, website text DEFAULT ''::text, source text DEFAULT 'website'::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  address text := private.email_address(subscribe.email);
  origin text := coalesce(nullif(subscribe.source, ''), 'website');
  unconfirmed uuid;
begin
  if not private.is_feature_on('newsletter_enabled') then
    perform private.reject('PT422', 'The newsletter is closed at the moment.', 'newsletter-closed');
  elsif origin !~ '^[a-z0-9-]{1,40}$' then
    perform private.reject('PT422', 'Please subscribe from one of the forms on this site.', 'source');
  elsif coalesce(subscribe.website, '') <> '' then
    return;
  elsif not private.is_within_address_limit('subscription') then
    perform private.reject('PT429', 'Too many sign-ups from your connection. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('subscription', address) then
    -- An error would reveal that someone keeps subscribing this address.
    return;
  end if;

  insert into public.newsletter_subscribers_la2024 as known (email, source) values (address, origin)
  -- Someone else may have entered an address that had unsubscribed, so it has to be confirmed again.
  on conflict ((lower(email))) do update
    set status = 'active', confirmed_at = null, consented_on = null, consent_statement = null where not private.is_reader(known)
  returning known.id into unconfirmed;
  insert into private.mail_outbox (subscriber_id, kind)
  select unconfirmed, 'welcome' where unconfirmed is not null
    and not exists (select 1 from private.mail_outbox as mail where mail.subscriber_id = unconfirmed and mail.state = 'waiting');
end;
$function$;

CREATE OR REPLACE FUNCTION private.check_tag()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.tag := private.clean_line(new.tag, 'tag', 'tag', 40, true);
  perform 1 from public.people as person where person.id = new.person_id for update;
  if (select count(*) >= 30 from public.person_tags as known where known.person_id = new.person_id) then
    perform private.reject('PT422', 'A person can have at most 30 tags. Please remove one first.', 'tag');
  end if;
  return new;
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
    wanted.email := (select lower(message.email) from public.contact_messages_la2024 as message where message.id = answers_message);
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

CREATE OR REPLACE FUNCTION private.queue_change_mails()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_visitors boolean := coalesce(current_setting('booking.changed_by', true), '') = 'visitor';
  is_wanted boolean := is_visitors
    or coalesce(nullif(current_setting('booking.sends_email', true), '')::boolean, new.sends_email);
  announced private.mail_outbox;
  kind text;
begin
  perform private.queue_reminder(new);
  -- A lapsed request is not mailed: its address is unconfirmed.
  if new.starts_at < now() or coalesce(current_setting('booking.changed_by', true), '') = 'lapse' then
    return null;
  end if;
  delete from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.state = 'waiting' and mail.kind in ('confirmed', 'moved', 'relocated', 'cancelled', 'reinstated');
  select * into announced from private.mail_outbox as mail
  where mail.booking_id = new.id and mail.kind in ('confirmation', 'confirmed', 'moved', 'relocated', 'cancelled', 'reinstated')
  order by mail.sequence desc limit 1;
  kind := private.change_mail_kind(coalesce(announced.announced_status, 'pending'), coalesce(announced.announced_start, old.starts_at),
    coalesce(announced.announced_place, private.place_of(old)), new);
  if kind is null then
    return null;
  end if;
  insert into private.mail_outbox
    (booking_id, kind, sequence, announced_status, announced_start, announced_place, next_attempt_at, batch, state, last_error)
  values (new.id, kind, new.sequence, new.status, new.starts_at, private.place_of(new),
    case when is_visitors then now() else now() + interval '30 seconds' end,
    nullif(current_setting('booking.mail_batch', true), '')::uuid,
    case when is_wanted then 'waiting' else 'skipped' end,
    case when is_wanted then '' else 'You chose not to email the client about this change.' end);
  if is_visitors and kind in ('moved', 'cancelled') then
    insert into private.mail_outbox (booking_id, kind, sequence) values (new.id, 'owner-' || kind, new.sequence);
  end if;
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION public.retry_campaign(campaign_id uuid, of_state text DEFAULT 'failed'::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.newsletter_campaigns := private.lock_campaign(campaign_id);
  again integer;
begin
  if of_state is null or of_state not in ('failed', 'doubtful') then
    perform private.reject('PT422', 'Only emails that failed or may not have arrived can be resent.', 'of-state');
  end if;
  update public.newsletter_campaign_mails as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null
  where mail.campaign_id = campaign.id and mail.state = of_state;
  get diagnostics again = row_count;
  update public.newsletter_campaigns as one set state = 'sending', finished_at = null
  where one.id = campaign.id and one.state in ('sent', 'paused') and again > 0;
  return again;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_campaign_mails(at_most integer DEFAULT 20, hold_seconds integer DEFAULT 120)
 RETURNS SETOF public.claimed_campaign_mail
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due uuid[];
  held_until timestamptz := now() + make_interval(secs => least(greatest(hold_seconds, 1), 600));
begin
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', last_error = 'Sending was interrupted while the email was being delivered.'
  where mail.state = 'sending' and mail.claimed_until < now();

  loop
    select array_agg(taken.id) into due from (
      select mail.id
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id and campaign.state = 'sending'
      where mail.state in ('waiting', 'claimed') and mail.next_attempt_at <= now()
        and (mail.state = 'waiting' or mail.claimed_until < now())
      limit least(greatest(at_most, 1), 100)
      for update of mail skip locked
    ) as taken;
    exit when due is null;

    return query
      with taken as (
        update public.newsletter_campaign_mails as mail
        set state = case when subscriber.id is null then 'skipped' else 'claimed' end,
          claim = gen_random_uuid(), claimed_until = held_until, attempts = mail.attempts + 1
        from unnest(due) as wanted (id)
        join public.newsletter_campaign_mails as same on same.id = wanted.id
        left join public.newsletter_subscribers_la2024 as subscriber
          on subscriber.id = same.subscriber_id and private.is_reader(subscriber)
        where mail.id = wanted.id
        returning mail.id, mail.claim, mail.campaign_id, subscriber.email, mail.attempts, mail.state
      )
      select taken.id, taken.claim, taken.campaign_id, taken.email, taken.attempts from taken where taken.state = 'claimed';
    -- All readers of this batch have unsubscribed: try the next one.
    exit when found;
  end loop;

  if due is null then
    perform private.close_finished_campaigns();
  end if;
end;
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
    perform private.reject('PT422', 'The clocks change that night, and this time doesn’t exist. Please choose another one.', 'appointment_time');
  elsif objection is not null and is_sure is not true then
    perform private.reject('PT409', objection, 'unusual-time');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.store_clients_booking(wanted public.bookings_la2024, sends_email boolean)
 RETURNS public.bookings_la2024
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  stored public.bookings_la2024;
begin
  insert into public.bookings_la2024 as booking
    (request_id, service_type, service_name, appointment_date, appointment_time, first_name, last_name, email, phone,
      owner_note, status, visitor_time_zone, language, series_id, sends_email, intake_answers, meeting_kind, meeting_place)
  values (wanted.request_id, wanted.service_type, wanted.service_type, wanted.appointment_date, wanted.appointment_time,
    wanted.first_name, wanted.last_name, wanted.email, wanted.phone, wanted.owner_note, 'confirmed',
    wanted.visitor_time_zone, wanted.language, wanted.series_id, sends_email, wanted.intake_answers, wanted.meeting_kind,
    wanted.meeting_place)
  returning * into stored;
  if sends_email and stored.starts_at > now() then
    insert into private.mail_outbox (booking_id, kind, batch) values (stored.id, 'confirmation', stored.series_id);
  else
    insert into private.mail_outbox (booking_id, kind, state, last_error)
    values (stored.id, 'confirmation', 'skipped', 'You chose not to email the client about this booking.');
  end if;
  return stored;
exception
  when unique_violation or exclusion_violation then
    stored := private.find_booking_of_request(wanted);
    if stored.id is null then
      perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
    end if;
    return stored;
end;
$function$;

CREATE OR REPLACE FUNCTION public.move_booking(booking_id uuid, seen_sequence integer, appointment_date date, appointment_time text, is_sure boolean DEFAULT false, sends_email boolean DEFAULT NULL::boolean)
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
  booking := private.lock_seen_booking(booking_id, seen_sequence);
  perform set_config('booking.changed_by', 'owner', true);
  perform set_config('booking.sends_email', coalesce(move_booking.sends_email::text, ''), true);
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
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
end;
$function$;

CREATE OR REPLACE FUNCTION private.find_series_of_request(wanted public.bookings_la2024, appointment_dates date[], appointment_times text[])
 RETURNS SETOF public.bookings_la2024
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select * from public.bookings_la2024 as booking where booking.series_id = wanted.request_id order by booking.starts_at;
  if found and exists (
    select slot.day, slot.start_time, wanted.email, wanted.service_type, wanted.meeting_kind, wanted.meeting_place
    from unnest(appointment_dates, appointment_times) as slot (day, start_time)
    except
    select booking.appointment_date, booking.appointment_time, booking.email, booking.service_type, booking.meeting_kind,
      booking.meeting_place
    from public.bookings_la2024 as booking where booking.series_id = wanted.request_id
  ) then
    perform private.reject('PT409', 'This form was already sent with different details. Please open it again.', 'request-used');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION public.join_people(person_id uuid, other_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  perform 1 from public.people as person
  where person.id in (join_people.person_id, join_people.other_id) order by person.id for update;
  if person_id = other_id or (
    select count(*) from public.people as person
    where person.id in (join_people.person_id, join_people.other_id) and person.joined_to is null
  ) <> 2 then
    perform private.reject('PT409', 'One of these people was joined or deleted in the meantime. Please reload the page.', 'person-changed');
  end if;
  update public.people as person set joined_to = join_people.person_id where person.id = join_people.other_id;
  update public.person_addresses as known set person_id = join_people.person_id where known.person_id = join_people.other_id;
  perform private.refresh_people(array[join_people.person_id]);
end;
$function$;

CREATE OR REPLACE FUNCTION public.create_booking_invitation(to_email text, service_type text DEFAULT NULL::text, valid_days integer DEFAULT 30)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email) for key share) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service can’t be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now()
  ) then
    perform private.reject('PT422', 'An address can have at most 20 links. Please withdraw one first.', 'to_email');
  end if;
  insert into public.booking_invitations (token_hash, email, service_type, expires_at)
  values (sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days));
  return token;
end;
$function$;

CREATE OR REPLACE FUNCTION public.restore_deleted(entry_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  deleted private.deleted_rows;
  conflict_name text;
begin
  perform private.require_owner();
  select one.* into deleted from public.change_history as entry
  join private.deleted_rows as one on one.table_name = entry.table_name and one.row_id::text = entry.row_id
  where entry.id = entry_id and entry.restorable_until > now() for update of one;
  if deleted.row_id is null then
    perform private.reject('PT422', 'This can no longer be restored.', 'not-restorable');
  end if;
  perform set_config('booking.changed_by', 'restore', true);
  perform set_config('history.reason', 'restored', true);
  perform private.insert_deleted_row(deleted);
  delete from private.deleted_rows as one where one.table_name = deleted.table_name and one.row_id = deleted.row_id;
  update public.change_history as entry set restorable_until = null
  where entry.table_name = deleted.table_name and entry.row_id = deleted.row_id::text and entry.restorable_until is not null;
exception
  when exclusion_violation then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
  when unique_violation then
    get stacked diagnostics conflict_name = constraint_name;
    perform private.reject('PT409', case conflict_name
      when 'blog_posts_slug_unique' then 'Another post now uses this address. Change that post’s address first.'
      when 'newsletter_subscribers_email_once' then 'This address has subscribed again.'
      else 'This has already been restored.' end, 'restore-conflict');
end;
$function$;

CREATE OR REPLACE FUNCTION public.add_calendar_feed(name text, shows_clients boolean)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  added uuid;
begin
  perform private.require_owner();
  if (select count(*) from public.calendar_feeds) >= 20 then
    perform private.reject('PT422', 'You can have at most 20 addresses. Revoke one first.', 'name');
  end if;
  insert into public.calendar_feeds (name, shows_clients)
  values (private.clean_line(add_calendar_feed.name, 'name', 'name', 80, true), add_calendar_feed.shows_clients)
  returning id into added;
  insert into private.calendar_feed_secrets (secret_hash, feed_id) values (sha256(convert_to(secret, 'UTF8')), added);
  return secret;
end;
$function$;

CREATE OR REPLACE FUNCTION public.start_writing_bookings(of_calendar uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_owner();
  if exists (select 1 from public.calendars as other where other.writes_bookings and other.id <> of_calendar) then
    perform private.reject('PT409', 'Your bookings are already written to another calendar. Stop that first.', 'calendar');
  end if;
  update public.calendars as calendar set writes_bookings = true where calendar.id = of_calendar and calendar.kind = 'caldav';
  if not found then
    perform private.reject('PT422', 'Bookings can only be written to a calendar that is connected by an account.', 'calendar');
  end if;
  -- Events that an earlier choice was about to remove.
  update private.written_bookings as written set version = null, next_try_at = now() where written.calendar_id = of_calendar;
end;
$function$;

CREATE OR REPLACE FUNCTION private.require_restorable(manifest jsonb, replaces_sample boolean)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  readiness text := private.restore_readiness();
begin
  if readiness = 'used' then
    perform private.reject('PT409', 'This project is in use. A file can only be restored into a new project.', 'used');
  elsif readiness = 'sample' and not replaces_sample then
    perform private.reject('PT409', 'This project has sample content. Confirm that it may be replaced.', 'sample');
  elsif manifest ->> 'schema_version' > private.schema_version() then
    perform private.reject('PT422', 'This file was saved by a newer version of the project. Update this project first.', 'newer');
  elsif manifest ->> 'schema_version' < private.schema_version() then
    -- Later migrations may compute what the file lacks.
    perform private.reject('PT422', 'This file was saved by an earlier version of the project. Restore it with the command "npm run restore", which upgrades it.', 'older');
  elsif manifest ->> 'schema_version' is null or exists (
    select 1 from private.saved_tables() as saved
    full join jsonb_each(manifest -> 'tables') as given on given.key = saved.name
    cross join lateral (
      select array(select jsonb_array_elements_text(given.value -> 'columns')) as columns
    ) as listed
    where saved.name is null or (given.key is null and not saved.is_view)
      or (given.key is not null and not (saved.columns @> listed.columns and saved.columns <@ listed.columns))
  ) then
    perform private.reject('PT422', 'The tables and columns in this file don’t match its version.', 'unknown');
  end if;
end;
$function$;
