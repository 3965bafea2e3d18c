set check_function_bodies = off;

alter table public.newsletter_subscribers_la2024 add column name text default ''::text not null;

alter table public.newsletter_subscribers_la2024 add column consented_on date;

alter table public.newsletter_subscribers_la2024 add column consent_statement text;

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

  insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, before, after)
  values (
    person,
    coalesce((select account.email from auth.users as account where account.id = person), ''),
    tg_table_name,
    coalesce(any_row ->> 'id', any_row ->> 'key', any_row ->> 'weekday', ''),
    private.subject_of(any_row),
    coalesce(current_setting('history.reason', true), ''),
    case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'deleted' end,
    private.pick_fields(private.redacted_row(old_row), changed),
    private.pick_fields(private.redacted_row(new_row), changed)
  );
  perform private.purge_old_history();
  return null;
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
    perform private.reject('PT429', 'Many addresses were subscribed from your connection just now. Please try again in an hour.', 'address');
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

CREATE OR REPLACE FUNCTION public.import_subscribers(entries jsonb, statement text, is_preview boolean DEFAULT false)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wording text := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);
  today date := private.coach_today();
  outcomes text[];
  added integer;
begin
  perform private.require_owner();
  if jsonb_array_length(entries) > 500 then
    perform private.reject('PT422', 'Please import no more than 500 addresses at once.', 'entries');
  end if;
  perform set_config('history.is_summarized', 'true', true);
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case known.status when 'unsubscribed' then 'unsubscribed' else 'known' end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
      with ordinality as entry (email, name, consented_on, source, position)
  ), inserted as (
    insert into public.newsletter_subscribers_la2024 (email, source, confirmed_at, name, consented_on, consent_statement)
    select wanted.email,
      coalesce(nullif(left(btrim(regexp_replace(
        regexp_replace(lower(normalize(wanted.source, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''), 'import'),
      now(), coalesce(wanted.name, ''), wanted.consented_on, wording
    from judged as wanted where wanted.outcome = 'added' and not is_preview
    -- In the same order in every transaction, so that two imports never wait for each other.
    order by lower(wanted.email)
    on conflict do nothing
    returning email
  )
  select array_agg(case when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known' else judged.outcome end
      order by judged.position),
    count(inserted.email)
  into outcomes, added
  from judged left join inserted on inserted.email = judged.email and judged.outcome = 'added';
  if added > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', '', added || ' addresses', 'imported', 'added',
      jsonb_build_object('consent_statement', wording)
    from auth.users as account where account.id = auth.uid();
  end if;
  return coalesce(outcomes, '{}');
end;
$function$;

drop view private.contacts;
create view private.contacts as  SELECT lower(booking.email) AS email,
    ((booking.first_name || ' '::text) || booking.last_name) AS name,
    booking.company,
    booking.phone,
    booking.created_at AS at
   FROM public.bookings_la2024 booking
  WHERE (booking.email <> private.erased_address())
UNION ALL
 SELECT lower(message.email) AS email,
    message.name,
    message.company,
    ''::text AS phone,
    message.created_at AS at
   FROM public.contact_messages_la2024 message
UNION ALL
 SELECT lower(subscriber.email) AS email,
    subscriber.name,
    ''::text AS company,
    ''::text AS phone,
    subscriber.created_at AS at
   FROM public.newsletter_subscribers_la2024 subscriber;

alter table public.newsletter_subscribers_la2024 add constraint newsletter_subscribers_name_length CHECK ((char_length(name) <= 120));

alter table public.newsletter_subscribers_la2024 add constraint newsletter_subscribers_statement_length CHECK (((char_length(consent_statement) >= 1) AND (char_length(consent_statement) <= 500)));

grant execute on function public.import_subscribers(jsonb,text,boolean) to authenticated;

comment on column public.change_history.reason is 'What made the change: booked-for-client, series-booked, series-cancelled, moved or imported; empty for a plain edit.';

comment on column public.newsletter_subscribers_la2024.confirmed_at is 'When the reader confirmed the address with the link in the welcome mail, or the owner stated for an imported one that the reader agreed. Campaigns go to confirmed addresses only.';

comment on column public.newsletter_subscribers_la2024.consented_on is 'When the reader of an imported address agreed, as the file says.';

comment on column public.newsletter_subscribers_la2024.consent_statement is 'The owner''s statement about an imported address; null if the reader confirmed it.';
