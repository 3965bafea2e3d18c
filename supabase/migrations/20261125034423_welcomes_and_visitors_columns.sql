set check_function_bodies = off;

revoke select on table public.blog_posts_la2024 from anon;

grant select (id, title, slug, excerpt, content, category, author, featured_image, featured_image_alt, is_featured, is_published,
  read_time, reading_minutes, views, created_at, updated_at, published_at) on table public.blog_posts_la2024 to anon;

CREATE OR REPLACE FUNCTION private.keep_deleted_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.drop_old_deleted_rows();
  if auth.uid() is not null then
    insert into private.deleted_rows (table_name, row_id, stored, links)
    values (tg_table_name, old.id, to_jsonb(old) - '{plain_text,search_words,reading_minutes}'::text[], case tg_table_name
      when 'contact_messages_la2024' then jsonb_build_object('personal_mails', (
        select jsonb_agg(answer.id) from public.personal_mails as answer where answer.message_id = old.id))
      when 'newsletter_subscribers_la2024' then jsonb_build_object('newsletter_campaign_mails', (
        select jsonb_agg(mail.id) from public.newsletter_campaign_mails as mail where mail.subscriber_id = old.id), 'mail_outbox', (
        -- Their welcome, if it was still owed.
        select jsonb_build_array(mail.id) from private.mail_outbox as mail
        where mail.subscriber_id = old.id and mail.state in ('waiting', 'claimed', 'dead') and mail.dismissed_at is null limit 1))
      else '{}' end)
    on conflict (table_name, row_id) do update set stored = excluded.stored, links = excluded.links, deleted_at = excluded.deleted_at;
  end if;
  return old;
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
      insert into private.mail_outbox (id, subscriber_id, kind)
      select link::uuid, deleted.row_id, 'welcome' from jsonb_array_elements_text(nullif(deleted.links -> 'mail_outbox', 'null')) as links (link);
    else null;
  end case;
end;
$function$;
