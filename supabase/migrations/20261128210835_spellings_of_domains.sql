set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.with_plain_domain(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select regexp_replace(email, '@.*', '')
    || coalesce(translate(normalize(substring(email from '@.*'), nfkc), U&'\3002\+01BCA0\+01BCA1\+01BCA2\+01BCA3', '.'), '');
$function$;

CREATE OR REPLACE FUNCTION private.email_address(value text, field text DEFAULT 'email'::text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  address text := private.with_plain_domain(private.clean_line(value, field, 'email address', 254, true));
begin
  if not private.is_email(address) or lower(address) = private.erased_address() then
    perform private.reject('PT422', 'Please enter an email address like name@example.com.', field);
  end if;
  return address;
end;
$function$;

CREATE OR REPLACE FUNCTION public.import_subscribers(entries jsonb, statement text, is_preview boolean DEFAULT false, import_id uuid DEFAULT NULL::uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wording text;
  today date := private.coach_today();
  outcomes text[];
  added integer;
begin
  perform private.require_owner();
  wording := private.clean_line(statement, 'statement', 'statement', 500, not is_preview);
  if jsonb_array_length(entries) > 500 then
    perform private.reject('PT422', 'Please import no more than 500 addresses at once.', 'entries');
  end if;
  perform set_config('history.is_summarized', 'true', true);
  -- A repeated batch waits for the first attempt, and then sees what that added.
  perform pg_advisory_xact_lock(hashtextextended('import ' || import_subscribers.import_id::text, 0));
  with judged as (
    select entry.*, case
        when private.is_email(entry.email) is not true or lower(entry.email) = private.erased_address() then 'email'
        when char_length(entry.name) > 120 or entry.name ~ '[[:cntrl:]]' then 'name'
        when entry.consented_on > today then 'consented_on'
        when row_number() over (partition by lower(entry.email) order by entry.position) > 1 then 'known'
        else coalesce((
          select case
              when known.status = 'unsubscribed' then 'unsubscribed'
              when known.import_id = import_subscribers.import_id then 'repeated'
              else 'known'
            end
          from public.newsletter_subscribers_la2024 as known where lower(known.email) = lower(entry.email)
        ), 'added')
      end as outcome
    from (
      select private.with_plain_domain(given.email) as email, given.name, given.consented_on, given.source, given.position
      from rows from (jsonb_to_recordset(entries) as (email text, name text, consented_on date, source text))
        with ordinality as given (email, name, consented_on, source, position)
    ) as entry
  ), inserted as (
    insert into public.newsletter_subscribers_la2024 (email, source, confirmed_at, name, consented_on, consent_statement, import_id)
    select wanted.email,
      coalesce(nullif(left(btrim(regexp_replace(
        regexp_replace(lower(normalize(wanted.source, NFKD)), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 40), ''), 'import'),
      now(), coalesce(wanted.name, ''), wanted.consented_on, wording,
      import_subscribers.import_id
    from judged as wanted where wanted.outcome = 'added' and not is_preview
    -- In the same order in every transaction, so that two imports never wait for each other.
    order by lower(wanted.email)
    on conflict do nothing
    returning email
  )
  select array_agg(case
        -- Added by an earlier attempt, whose response was lost.
        when judged.outcome = 'repeated' then 'added'
        when judged.outcome = 'added' and not is_preview and inserted.email is null then 'known'
        else judged.outcome
      end order by judged.position),
    count(inserted.email)
  into outcomes, added
  from judged left join inserted on inserted.email = judged.email and judged.outcome = 'added';
  if added > 0 then
    insert into public.change_history (actor_id, actor, table_name, row_id, subject, reason, action, after, restorable_until)
    select account.id, coalesce(account.email, ''), 'newsletter_subscribers_la2024', coalesce(import_subscribers.import_id::text, ''),
      added || case added when 1 then ' address' else ' addresses' end, 'imported', 'added', jsonb_build_object('consent_statement', wording),
      -- On the first batch only: undoing an import undoes all of them.
      case when import_subscribers.import_id is not null and not exists (
        select from public.change_history as entry
        where entry.table_name = 'newsletter_subscribers_la2024' and entry.row_id = import_subscribers.import_id::text
      ) then now() + interval '30 days' end
    from auth.users as account where account.id = auth.uid();
  end if;
  return coalesce(outcomes, '{}');
end;
$function$;
