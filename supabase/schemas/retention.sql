-- Erases messages and bookings that are older than the owner wants to keep them. The function `retention` runs it every minute,
-- and it looks for expired rows once an hour.

create table private.retention_runs (
  is_only_row boolean primary key default true,
  looked_at timestamptz not null default '-infinity',
  -- When the current or last run began, and whether it is to continue.
  began_at timestamptz not null default '-infinity',
  is_under_way boolean not null default false,
  erased_at timestamptz,
  erased_messages integer not null default 0,
  erased_bookings integer not null default 0,
  constraint retention_runs_one_row check (is_only_row)
);

alter table private.retention_runs enable row level security;

create index mail_outbox_of_deleted on private.mail_outbox (booking_id) where deleted_booking is not null;

/*
  Returns the start of the time that is kept: the same day and time so many months ago, or the last day of a shorter month.
  Null if everything is kept.
*/
create function private.kept_since(months integer, at timestamptz default now()) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when months between 1 and 120
    then (at at time zone 'UTC' - make_interval(months => months)) at time zone 'UTC' end;
$$;

/*
  The rows to erase, of the kinds `message`, `cancelled` and `past` (bookings), or those of `only_ids`; at most so many of each kind.
  A message is as old as its last answer, a booking as its appointment. Bookings that were kept without personal data stay.
*/
create function private.expired_rows(
  messages_since timestamptz, cancelled_since timestamptz, past_since timestamptz, only_ids uuid[] default null, at_most integer default null
) returns table (kind text, id uuid)
language sql stable set search_path = '' as $$
  (
    select 'message', message.id from public.contact_messages_la2024 as message
    where message.created_at < messages_since and (only_ids is null or message.id = any (only_ids))
      and not exists (
        select 1 from public.personal_mails as answer where answer.message_id = message.id and answer.created_at >= messages_since)
    limit at_most
  ) union all (
    select 'cancelled', booking.id from public.bookings_la2024 as booking
    where booking.status = 'cancelled' and booking.starts_at < cancelled_since and booking.email <> private.erased_address()
      and (only_ids is null or booking.id = any (only_ids))
    limit at_most
  ) union all (
    select 'past', booking.id from public.bookings_la2024 as booking
    where booking.status in ('pending', 'confirmed', 'completed', 'no-show') and booking.starts_at < past_since
      and booking.email <> private.erased_address() and (only_ids is null or booking.id = any (only_ids))
    limit at_most
  );
$$;

-- Rows that were deleted before they expired, if the history or an email still has a copy of them.
create function private.expired_copies(messages_since timestamptz, cancelled_since timestamptz, past_since timestamptz, at_most integer)
returns table (kind text, id uuid)
language sql stable set search_path = '' as $$
  (
    select 'message', entry.row_id::uuid from public.change_history as entry
    where entry.table_name = 'contact_messages_la2024' and entry.changed_at < messages_since
      and entry.action = 'deleted' and entry.before is not null
      and not exists (select 1 from public.contact_messages_la2024 as message where message.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', entry.row_id::uuid from public.change_history as entry,
      lateral (select case entry.before ->> 'status' when 'cancelled' then cancelled_since else past_since end as since) as kept
    where entry.table_name = 'bookings_la2024' and entry.changed_at < greatest(cancelled_since, past_since)
      and entry.action = 'deleted' and entry.before is not null
      and entry.changed_at < kept.since and (entry.before ->> 'starts_at')::timestamptz < kept.since
      and not exists (select 1 from public.bookings_la2024 as booking where booking.id = entry.row_id::uuid)
    limit at_most
  ) union all (
    select 'booking', mail.booking_id from private.mail_outbox as mail
    -- The copy always says "cancelled", and not when the booking was deleted. While it can be restored, the history decides.
    where mail.deleted_booking is not null
      and (mail.deleted_booking ->> 'starts_at')::timestamptz < greatest(cancelled_since, past_since)
      and not exists (
        select 1 from public.change_history as entry
        where entry.table_name = 'bookings_la2024' and entry.row_id = mail.booking_id::text
          and entry.action = 'deleted' and entry.restorable_until > now())
    limit at_most
  );
$$;

-- Deletes the people of these addresses who have no rows left after a run, with the values that the history has about them.
create function private.erase_empty_people(persons uuid[], origins uuid[], emails text[]) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- refresh_people has already deleted people of one address, but nobody who was joined.
  delete from public.people as person
  where person.id = any (persons) and not exists (
    select 1 from public.person_addresses as known
    where known.person_id = person.id and (
      exists (select 1 from private.contacts as contact where contact.email = known.email offset 0)
      or exists (select 1 from public.person_notes as note where note.person_id = known.origin_id)
      or exists (select 1 from public.person_tags as tag where tag.person_id = known.origin_id)
      or exists (select 1 from public.personal_mails as mail where mail.email = known.email))
    offset 0);
  perform private.erase_history(entry.table_name, array_agg(entry.row_id))
  from public.change_history as entry, coalesce(entry.before, entry.after) as stored, unnest(origins) as gone
  where entry.table_name in ('people', 'person_notes', 'person_tags') and stored is not null
    and (entry.row_id = gone::text or stored ->> 'person_id' = gone::text)
    and not exists (select 1 from public.people as person where person.id = gone)
  group by entry.table_name;
  perform private.erase_history('booking_invitations', array_agg(entry.row_id))
  from public.change_history as entry, coalesce(entry.before, entry.after) as stored
  where entry.table_name = 'booking_invitations' and stored ->> 'email' = any (emails)
    and not exists (select 1 from public.person_addresses as known where known.email = stored ->> 'email');
end;
$$;

-- Erases these messages and bookings, and people who have nothing left.
create function private.erase_rows(messages uuid[], bookings uuid[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  persons uuid[];
  origins uuid[];
  emails text[];
begin
  select array_agg(known.person_id), array_agg(known.origin_id), array_agg(known.email) into persons, origins, emails
  from public.person_addresses as known
  where known.person_id in (
    select own.person_id from public.person_addresses as own where own.email in (
      select lower(message.email) from public.contact_messages_la2024 as message where message.id = any (messages)
      union
      select lower(booking.email) from public.bookings_la2024 as booking where booking.id = any (bookings)));
  perform private.erase_messages(messages);
  perform private.erase_bookings(bookings, false);
  -- The triggers that summarize people wait for the end of the transaction, which would be too late.
  set constraints public.zz_keep_person immediate;
  perform private.erase_empty_people(persons, origins, emails);
end;
$$;

create function private.counted(number bigint, word text) returns text
language sql immutable set search_path = '' as $$
  select number || ' ' || word || case when number = 1 then '' else 's' end;
$$;

-- Adds to the counts of the current run. The history gets one entry per table and run.
create function private.record_erased(of_table text, word text, number integer, total integer, run_began_at timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if number > 0 then
    update public.change_history as entry set subject = private.counted(total, word)
    where entry.table_name = of_table and entry.reason = 'expired' and entry.changed_at >= run_began_at;
    if not found then
      insert into public.change_history (actor_id, actor, table_name, row_id, action, reason, subject)
      values ('00000000-0000-0000-0000-000000000000', 'Schedule', of_table, '', 'deleted', 'expired', private.counted(total, word));
    end if;
  end if;
end;
$$;

-- Whether to look for expired rows: an unfinished run continues, an hour has passed, or the owner has chosen other months.
create function private.is_retention_due(run private.retention_runs) returns boolean
language sql stable set search_path = '' as $$
  select run.is_under_way or run.looked_at < now() - interval '1 hour' or exists (
    select 1 from public.site_settings_la2024 as setting
    where setting.key in ('retention_message_months', 'retention_cancelled_months', 'retention_past_months')
      and setting.updated_at > run.looked_at
  );
$$;

/*
  Erases expired rows, at most so many of each kind, and drops deleted rows that can no longer be restored, their copies in emails,
  expired counters, old holds, old history and the uploads of a restore that was given up. Returns whether there is more to erase.
  Runs at once do nothing, and an interrupted one leaves nothing half erased.
*/
create function public.erase_expired(at_most integer default 50) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  run private.retention_runs;
  messages_since timestamptz := private.kept_since(private.setting_number('retention_message_months'));
  cancelled_since timestamptz := private.kept_since(private.setting_number('retention_cancelled_months'));
  past_since timestamptz := private.kept_since(private.setting_number('retention_past_months'));
  batch integer := least(greatest(at_most, 1), 500);
  found_ids uuid[];
  messages uuid[];
  bookings uuid[];
  copied_messages uuid[];
  copied_bookings uuid[];
begin
  insert into private.retention_runs default values on conflict do nothing;
  select * into run from private.retention_runs as one where one.is_only_row for update skip locked;
  if run.is_only_row is null or not private.is_retention_due(run) then
    return false;
  end if;
  perform private.drop_abandoned_restore();
  perform private.drop_old_deleted_rows();
  found_ids := array(select expired.id from private.expired_rows(messages_since, cancelled_since, past_since, null, batch) as expired);
  -- Rows that somebody is changing wait for the next run. Once locked, they are checked again.
  found_ids := array(
    select locked.id from (select one.id from public.contact_messages_la2024 as one where one.id = any (found_ids) for update skip locked) as locked
  ) || array(
    select locked.id from (select one.id from public.bookings_la2024 as one where one.id = any (found_ids) for update skip locked) as locked);
  select coalesce(array_agg(expired.id) filter (where expired.kind = 'message'), '{}'),
    coalesce(array_agg(expired.id) filter (where expired.kind <> 'message'), '{}')
  into messages, bookings
  from private.expired_rows(messages_since, cancelled_since, past_since, found_ids) as expired;
  select coalesce(array_agg(distinct copy.id) filter (where copy.kind = 'message'), '{}'),
    coalesce(array_agg(distinct copy.id) filter (where copy.kind = 'booking'), '{}')
  into copied_messages, copied_bookings
  from private.expired_copies(messages_since, cancelled_since, past_since, batch) as copy;
  perform private.erase_rows(messages || copied_messages, bookings || copied_bookings);

  if not run.is_under_way then
    run.began_at := clock_timestamp();
  end if;
  run.looked_at := clock_timestamp();
  run.is_under_way := cardinality(messages || bookings || copied_messages || copied_bookings) > 0;
  if cardinality(messages || bookings) > 0 then
    if run.erased_at >= run.began_at then
      run.erased_messages := run.erased_messages + cardinality(messages);
      run.erased_bookings := run.erased_bookings + cardinality(bookings);
    else
      run.erased_messages := cardinality(messages);
      run.erased_bookings := cardinality(bookings);
    end if;
    run.erased_at := run.looked_at;
  end if;
  perform private.record_erased('contact_messages_la2024', 'message', cardinality(messages), run.erased_messages, run.began_at);
  perform private.record_erased('bookings_la2024', 'booking', cardinality(bookings), run.erased_bookings, run.began_at);
  update private.retention_runs as stored
  set looked_at = run.looked_at, began_at = run.began_at, is_under_way = run.is_under_way, erased_at = run.erased_at,
    erased_messages = run.erased_messages, erased_bookings = run.erased_bookings
  where stored.is_only_row;
  -- On a quiet site, nothing else would delete the last visitors' IP addresses and the oldest changes.
  perform private.drop_old_counters(10000);
  perform private.drop_old_holds(10000);
  perform private.drop_old_history(10000);
  perform private.drop_old_mail_copies();
  return run.is_under_way;
end;
$$;

grant execute on function public.erase_expired(integer) to service_role;

/*
  The names of uploaded pictures of clients that nothing shows, not even a row that can be restored: the owner may have used the
  address of one elsewhere. A new upload stays for a day, because its testimonial may not be saved yet.
*/
create function public.unused_pictures() returns setof text
language sql stable security definer set search_path = '' as $$
  select object.name from storage.objects as object
  where object.bucket_id = 'images' and object.name like 'testimonials/%' and object.created_at < now() - interval '1 day'
    and not exists (
      select 1 from public.testimonials_la2024 as testimonial where strpos(testimonial.image_url, object.name) > 0)
    and not exists (select 1 from private.deleted_rows as deleted where strpos(deleted.stored::text, object.name) > 0)
    and not exists (select 1 from public.site_settings_la2024 as setting where strpos(setting.value, object.name) > 0)
    and not exists (select 1 from public.services_la2024 as service where strpos(service::text, object.name) > 0)
    and not exists (select 1 from public.newsletter_campaigns as campaign where strpos(campaign.body, object.name) > 0)
    and not exists (
      select 1 from public.blog_posts_la2024 as post
      where strpos(post.featured_image, object.name) > 0 or strpos(post.content, object.name) > 0)
  limit 100;
$$;

grant execute on function public.unused_pictures() to service_role;

create type public.retention_preview as (
  messages bigint,
  cancelled_bookings bigint,
  past_bookings bigint,
  looked_at timestamptz,
  erased_at timestamptz,
  erased_messages integer,
  erased_bookings integer
);

-- How many rows would be erased now with these numbers of months (0 keeps everything), and the last run of the schedule.
create function public.preview_retention(message_months integer, cancelled_months integer, past_months integer)
returns public.retention_preview
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return (
    select row(
      count(*) filter (where expired.kind = 'message'), count(*) filter (where expired.kind = 'cancelled'),
      count(*) filter (where expired.kind = 'past'), nullif(run.looked_at, '-infinity'), run.erased_at,
      coalesce(run.erased_messages, 0), coalesce(run.erased_bookings, 0))::public.retention_preview
    from (select true) as always
    left join private.retention_runs as run on run.is_only_row
    left join private.expired_rows(private.kept_since(message_months), private.kept_since(cancelled_months),
      private.kept_since(past_months)) as expired on true
    group by run.is_only_row
  );
end;
$$;

grant execute on function public.preview_retention(integer, integer, integer) to authenticated;
