set check_function_bodies = off;

create table private.deleted_rows (
  table_name text not null,
  row_id uuid not null,
  stored jsonb not null,
  links jsonb default '{}'::jsonb not null,
  deleted_at timestamp with time zone default now() not null
);

alter table public.change_history add column restorable_until timestamp with time zone;

CREATE OR REPLACE FUNCTION private.record_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_row jsonb := coalesce(new_row, old_row);
  changed jsonb;
begin
  -- Visitors and the site's functions are not signed in; the tables themselves record what they write. An import adds one
  -- entry for all its rows.
  if person is null or current_setting('history.is_summarized', true) = 'true' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(field.key, true) into changed
    from jsonb_each(new_row) as field
    where field.value is distinct from old_row -> field.key and field.key not in ('created_at', 'updated_at');
    -- A secret shows the same placeholder before and after, so all that can be recorded is that it was written.
    if changed is null and new_row ->> 'key' = 'smtp_password' then
      changed := '{"value": true}';
    elsif changed is null then
      return null;
    end if;
  end if;

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, before, after, restorable_until)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    coalesce(current_setting('history.reason', true), ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed),
    case when tg_op = 'DELETE' and exists (
      select 1 from private.deleted_rows as kept where kept.table_name = tg_table_name and kept.row_id::text = old_row ->> 'id'
    ) then now() + interval '30 days' end
  );
  perform private.purge_old_history();
  return null;
end;
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
  if tg_op = 'INSERT' and coalesce(current_setting('booking.changed_by', true), '') = 'restore' then
    return new;
  elsif tg_op = 'INSERT' then
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
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
  end if;
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION private.keep_deleted_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';
  if auth.uid() is not null then
    insert into private.deleted_rows (table_name, row_id, stored, links)
    values (tg_table_name, old.id, to_jsonb(old) - '{plain_text,search_words,reading_minutes}'::text[], case tg_table_name
      when 'contact_messages_la2024' then jsonb_build_object('personal_mails', (
        select jsonb_agg(answer.id) from public.personal_mails as answer where answer.message_id = old.id))
      when 'newsletter_subscribers_la2024' then jsonb_build_object('newsletter_campaign_mails', (
        select jsonb_agg(mail.id) from public.newsletter_campaign_mails as mail where mail.subscriber_id = old.id))
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
      where answer.id in (select id::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'personal_mails', 'null')) as id);
    when 'newsletter_subscribers_la2024' then
      update public.newsletter_campaign_mails as mail set subscriber_id = deleted.row_id
      where mail.id in (select id::uuid from jsonb_array_elements_text(nullif(deleted.links -> 'newsletter_campaign_mails', 'null')) as id);
    else null;
  end case;
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
    perform private.reject('PT409', 'Another booking already holds this time.', 'slot-taken');
  when unique_violation then
    get stacked diagnostics conflict_name = constraint_name;
    perform private.reject('PT409', case conflict_name
      when 'blog_posts_slug_unique' then 'Another post has this address now. Change the address of that post first.'
      when 'newsletter_subscribers_email_once' then 'This address is subscribed again.'
      else 'This was restored before.' end, 'restore-conflict');
end;
$function$;

CREATE OR REPLACE FUNCTION private.erase_history(of_table text, ids text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from private.deleted_rows as deleted where deleted.table_name = of_table and deleted.row_id::text = any (ids);
  update public.change_history as entry set before = null, after = null, subject = 'erased', restorable_until = null
  where entry.table_name = of_table and entry.row_id = any (ids);
$function$;

alter table private.deleted_rows add constraint deleted_rows_pkey PRIMARY KEY (table_name, row_id);

CREATE INDEX deleted_rows_by_age ON private.deleted_rows USING btree (deleted_at);

CREATE TRIGGER zz_keep_deleted_row BEFORE DELETE ON public.bookings_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_deleted_row();

CREATE TRIGGER zz_keep_deleted_row BEFORE DELETE ON public.contact_messages_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_deleted_row();

CREATE TRIGGER zz_keep_deleted_row BEFORE DELETE ON public.blog_posts_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_deleted_row();

CREATE TRIGGER zz_keep_deleted_row BEFORE DELETE ON public.testimonials_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_deleted_row();

CREATE TRIGGER zz_keep_deleted_row BEFORE DELETE ON public.newsletter_subscribers_la2024 FOR EACH ROW EXECUTE FUNCTION private.keep_deleted_row();

alter table private.deleted_rows enable row level security;

grant execute on function public.restore_deleted(bigint) to authenticated;

comment on column public.change_history.restorable_until is 'Until when restore_deleted restores the row; null if it cannot.';

comment on column public.change_history.reason is 'What made the change: booked-for-client, series-booked, series-cancelled, moved, imported or restored; empty for a plain edit.';
