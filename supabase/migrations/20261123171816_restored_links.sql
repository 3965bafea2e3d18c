set check_function_bodies = off;

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
      -- Mails that were still owed are owed again.
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
    else null;
  end case;
end;
$function$;
