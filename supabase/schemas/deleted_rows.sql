-- Deleted bookings, messages, posts, testimonials and subscribers, which the owner can restore from the history for 30 days.

create table private.deleted_rows (
  table_name text not null,
  row_id uuid not null,
  stored jsonb not null,
  -- The rows that referred to it: {table: [id]}.
  links jsonb not null default '{}',
  deleted_at timestamptz not null default now(),
  constraint deleted_rows_pkey primary key (table_name, row_id)
);

alter table private.deleted_rows enable row level security;

create index deleted_rows_by_age on private.deleted_rows (deleted_at);

-- Drops what can no longer be restored. retention.sql does so regularly, too.
create function private.drop_old_deleted_rows() returns void
language sql volatile set search_path = '' as $$
  delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';
$$;

/*
  Drops the copies of deleted bookings in sent, skipped and dismissed emails once the bookings are past or can no longer be
  restored. A dismissal counts after an hour, so that it can be undone. Other emails lose their copies once both are true, and are
  then given up: without its booking, no email is listed or sent again.
*/
create function private.drop_old_mail_copies() returns void
language sql volatile set search_path = '' as $$
  update private.mail_outbox as mail
  set deleted_booking = null, state = case mail.state when 'waiting' then 'skipped' else mail.state end,
    dismissed_at = case when mail.state in ('dead', 'sending') then coalesce(mail.dismissed_at, now()) else mail.dismissed_at end
  where mail.id in (
    select old.id from private.mail_outbox as old
    left join private.deleted_rows as kept on kept.table_name = 'bookings_la2024' and kept.row_id = old.booking_id
    where old.deleted_booking is not null and (case
      when old.state in ('sent', 'skipped') or (old.state in ('dead', 'sending') and old.dismissed_at < now() - interval '1 hour')
        then kept.row_id is null or (old.deleted_booking ->> 'ends_at')::timestamptz < now()
      else private.delivery_state(old) in ('waiting', 'failed', 'doubtful')
        and kept.row_id is null and (private.booking_of_mail(old)).ends_at < now()
      end)
    for update of old skip locked
  );
$$;

-- Keeps the rows that the owner deletes; the history has no long texts. Nothing restores the rows of a summarized entry.
create function private.keep_deleted_row() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_old_deleted_rows();
  if auth.uid() is not null and current_setting('history.is_summarized', true) is distinct from 'true' then
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
$$;

create trigger zz_keep_deleted_row before delete on public.bookings_la2024
  for each row execute function private.keep_deleted_row();
create trigger zz_keep_deleted_row before delete on public.contact_messages_la2024
  for each row execute function private.keep_deleted_row();
create trigger zz_keep_deleted_row before delete on public.blog_posts_la2024
  for each row execute function private.keep_deleted_row();
create trigger zz_keep_deleted_row before delete on public.testimonials_la2024
  for each row execute function private.keep_deleted_row();
create trigger zz_keep_deleted_row before delete on public.newsletter_subscribers_la2024
  for each row execute function private.keep_deleted_row();

-- Inserts a row with the values it had. Triggers change some of a new row, so they are written twice.
create function private.insert_deleted_row(deleted private.deleted_rows) returns void
language plpgsql volatile set search_path = '' as $$
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
$$;

/*
  Restores the row of an entry of the history, with what referred to it. Raises PT409 if it was restored before, or if its time,
  address or slug is in use; then nothing changes. Raises PT422 if it can no longer be restored.
*/
create function public.restore_deleted(entry_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.restore_deleted(bigint) to authenticated;
