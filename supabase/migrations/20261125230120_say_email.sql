set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_email(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select char_length(value) <= 254
    and value ~ '^[^[:space:][:cntrl:]@<>(),:;"\[\]\\]{1,64}@[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+(\.[^[:space:][:cntrl:]@<>(),:;"\[\]\\.]+)+$'
    and value !~ '(^\.|\.\.|\.@)'
    -- Invisible characters and every kind of space: a pasted address with one looks right, but receives no email.
    and value !~ '[\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U000e0000-\U000e0fff]';
$function$;

CREATE OR REPLACE FUNCTION public.retry_mails(mail_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_outbox integer;
  campaigns uuid[];
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;

  update private.mail_outbox as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
    given_up_at = null, dismissed_at = null
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful')
    and coalesce((private.booking_of_mail(mail)).ends_at > now(), true);
  get diagnostics of_outbox = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Retrying an email does not resume a paused campaign.
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (campaigns) and campaign.state = 'sent';
  return of_outbox + cardinality(campaigns);
end;
$function$;

CREATE OR REPLACE FUNCTION private.insert_deleted_row(deleted private.deleted_rows)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  columns text := (select string_agg(quote_ident(field), ', ') from jsonb_object_keys(deleted.stored) as field);
begin
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)',
    deleted.table_name, columns) using deleted.stored;
  case deleted.table_name
    when 'bookings_la2024' then
      -- Emails that were still owed are owed again.
      update private.mail_outbox as mail set state = 'waiting', last_error = ''
      where mail.booking_id = deleted.row_id and mail.state = 'skipped' and mail.deleted_booking is not null
        and (deleted.stored ->> 'starts_at')::timestamptz > now();
      update private.mail_outbox as mail set deleted_booking = null where mail.booking_id = deleted.row_id;
    when 'contact_messages_la2024' then
      update public.contact_messages_la2024 as message set service_name = deleted.stored ->> 'service_name'
      where message.id = deleted.row_id and message.service_name <> deleted.stored ->> 'service_name';
      update public.personal_mails as answer set message_id = deleted.row_id
      where answer.id in (select link::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'personal_mails', 'null')) as links (link));
    when 'newsletter_subscribers_la2024' then
      update public.newsletter_campaign_mails as mail set subscriber_id = deleted.row_id
      where mail.id in (
        select link::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'newsletter_campaign_mails', 'null')) as links (link));
      insert into private.mail_outbox (id, subscriber_id, kind)
      select link::uuid, deleted.row_id, 'welcome' from jsonb_array_elements_text(nullif(deleted.links -> 'mail_outbox', 'null')) as links (link);
    else null;
  end case;
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_bookings(ids uuid[], keeps_bookings boolean)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from private.slot_holds as hold
  where hold.holder in (select booking.request_id from public.bookings_la2024 as booking where booking.id = any (ids));
  if keeps_bookings then
    update public.bookings_la2024 as booking set status = 'cancelled'
    where booking.id = any (ids) and private.is_upcoming(booking);
    update public.bookings_la2024 as booking
    set request_id = null, first_name = 'erased', last_name = 'erased', email = private.erased_address(), phone = '', company = '',
      message = '', owner_note = '', cancel_reason = '', intake_answers = '[]', visitor_time_zone = '', language = 'en',
      meeting_place = case when booking.meeting_kind in ('phone', 'address') then 'erased' else '' end, sends_email = false
    where booking.id = any (ids);
  else
    delete from public.bookings_la2024 as booking where booking.id = any (ids);
  end if;
  -- Only now: the triggers of bookings write emails.
  perform private.erase_mails(array(select mail.id from private.mail_outbox as mail where mail.booking_id = any (ids)));
  perform private.erase_history('bookings_la2024', ids::text[]);
end;
$function$;

comment on column public.bookings_la2024.visitor_time_zone is 'The visitor''s IANA time zone, for their emails; empty if unknown.';

comment on column public.bookings_la2024.language is 'The language of the form, for the visitor''s emails: the first part of a language tag.';

comment on column public.bookings_la2024.owner_note is 'Private notes; never shown to visitors or sent in emails.';

comment on column public.bookings_la2024.cancel_reason is 'What the owner tells the visitor in the email about her cancellation.';

comment on column public.newsletter_subscribers_la2024.confirmed_at is 'When the reader confirmed the address with the link in the welcome email, or the owner stated for an imported one that the reader agreed. Campaigns go to confirmed addresses only.';
