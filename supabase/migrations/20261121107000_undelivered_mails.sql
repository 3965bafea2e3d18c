-- Mails that did not get through, shown to the owner: why, sent once more, or put away.

alter table private.mail_outbox
  drop constraint mail_outbox_state_known,
  add constraint mail_outbox_state_known check (state in ('waiting', 'claimed', 'sending', 'sent', 'dead', 'skipped')),
  add column given_up_at timestamptz,
  add column dismissed_at timestamptz;
alter table public.newsletter_campaign_mails
  add column given_up_at timestamptz,
  add column dismissed_at timestamptz;

-- What was not sent on purpose is nobody's failure.
update private.mail_outbox set state = 'skipped'
where state = 'dead' and last_error in ('Notices are switched off in the settings.',
  'The booking was cancelled before the mail left.', 'The booking was taken up again before the mail left.');
update private.mail_outbox set given_up_at = created_at where state = 'dead';
update public.newsletter_campaign_mails set given_up_at = next_attempt_at where state in ('failed', 'doubtful');

create index mail_outbox_undelivered on private.mail_outbox (given_up_at)
  where state in ('dead', 'sending') and dismissed_at is null;
create index newsletter_campaign_mails_undelivered on public.newsletter_campaign_mails (given_up_at)
  where state in ('failed', 'doubtful') and dismissed_at is null;

create function private.note_giving_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.given_up_at := now();
  new.dismissed_at := null;
  return new;
end;
$$;

create trigger mail_outbox_giving_up before update of state on private.mail_outbox for each row
  when (new.state = 'dead' and old.state <> 'dead') execute function private.note_giving_up();
create trigger newsletter_campaign_mails_giving_up before update of state on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and old.state not in ('failed', 'doubtful')) execute function private.note_giving_up();
-- One that is written as given up, from a seed or a backup, tells since when as well.
create trigger mail_outbox_given_up_before before insert on private.mail_outbox for each row
  when (new.state = 'dead' and new.given_up_at is null) execute function private.note_giving_up();
create trigger newsletter_campaign_mails_given_up_before before insert on public.newsletter_campaign_mails for each row
  when (new.state in ('failed', 'doubtful') and new.given_up_at is null) execute function private.note_giving_up();

-- What the owner does about a mail is a change like any other; what the mail function does is not the owner's.
create trigger zz_keep_history after update on private.mail_outbox for each row
  when (old.dismissed_at is distinct from new.dismissed_at or (old.state in ('dead', 'sending') and new.state = 'waiting'))
  execute function private.record_change();

-- The mail is no longer wanted: what it would tell is not so any more.
create function public.skip_mail(mail_id uuid, mail_claim uuid, reason text default '') returns boolean
language sql volatile security definer set search_path = '' as $$
  with skipped as (
    update private.mail_outbox as mail
    set state = 'skipped', last_error = left(coalesce(reason, ''), 500), claimed_until = null
    where mail.id = mail_id and mail.claim = mail_claim and mail.state = 'claimed'
    returning 1
  )
  select exists (select 1 from skipped);
$$;

create function private.refuse_all_but_owner() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not public.is_owner() then
    raise insufficient_privilege using message = 'only the owner looks after mails';
  end if;
end;
$$;

/*
  How a mail of a booking stands, as the owner reads it: waiting, sending, sent, failed, skipped, or doubtful when its
  sender broke off and nobody knows whether it left.
*/
create function private.mail_standing(mail private.mail_outbox) returns text
language sql stable set search_path = '' as $$
  select case
    when mail.state = 'dead' then 'failed'
    when mail.state = 'sending' and mail.claimed_until < now() then 'doubtful'
    when mail.state = 'claimed' then 'sending'
    else mail.state
  end;
$$;

create type public.booking_mail as (
  mail_id uuid,
  kind text,
  state text,
  attempts integer,
  reason text,
  due_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  is_dismissed boolean
);

-- Everything a booking owes or owed somebody, the oldest first.
create function public.booking_mails(for_booking uuid) returns setof public.booking_mail
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_all_but_owner();
  return query
    select mail.id, mail.kind, private.mail_standing(mail), mail.attempts, mail.last_error, mail.next_attempt_at, mail.sent_at,
      mail.given_up_at, mail.dismissed_at is not null
    from private.mail_outbox as mail
    where mail.booking_id = for_booking
    order by coalesce(mail.sent_at, mail.given_up_at, mail.next_attempt_at), mail.id;
end;
$$;

create type public.undelivered_mail as (
  mail_id uuid,
  kind text,
  state text,
  booking_id uuid,
  campaign_id uuid,
  about text,
  recipient text,
  attempts integer,
  reason text,
  given_up_at timestamptz,
  is_over boolean,
  total integer
);

/*
  Mails that were given up, or may not have arrived, and that the owner has not put away; the last one first. Of a booking's
  mail `about` is the visitor, of a campaign's its subject; without `recipient` it was for the owner. `is_over`: sending it
  now would tell nobody anything. `total` counts all pages.
*/
create function public.undelivered_mails(of_kind text default null, first integer default 0, at_most integer default 20)
returns setof public.undelivered_mail
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.refuse_all_but_owner();
  return query
    select lost.*, (count(*) over ())::integer
    from (
      select mail.id as mail_id, mail.kind, private.mail_standing(mail) as state, booking.id as booking_id,
        null::uuid as campaign_id, btrim(booking.first_name || ' ' || booking.last_name) as about,
        case when mail.kind like 'owner-%' then '' else booking.email end as recipient, mail.attempts,
        mail.last_error as reason, coalesce(mail.given_up_at, mail.claimed_until) as given_up_at,
        booking.ends_at < now() as is_over
      from private.mail_outbox as mail
      join public.bookings_la2024 as booking on booking.id = mail.booking_id
      where mail.state in ('dead', 'sending') and mail.dismissed_at is null
        and (mail.state = 'dead' or mail.claimed_until < now())
        and (of_kind is null or of_kind = 'booking')
      union all
      select mail.id, 'campaign', mail.state, null, campaign.id, campaign.subject, coalesce(reader.email, ''),
        mail.attempts, mail.last_error, mail.given_up_at, reader.status is distinct from 'active'
      from public.newsletter_campaign_mails as mail
      join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
      left join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id
      where mail.state in ('failed', 'doubtful') and mail.dismissed_at is null
        and (of_kind is null or of_kind = 'campaign')
    ) as lost
    order by lost.given_up_at desc nulls last, lost.mail_id
    offset greatest(first, 0) limit least(greatest(at_most, 1), 100);
end;
$$;

-- Has mails sent once more that did not get through; answers how many of them. Asked twice, it sends them once.
create function public.retry_mails(mail_ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  of_bookings integer;
  campaigns uuid[];
begin
  perform private.refuse_all_but_owner();
  if cardinality(mail_ids) > 100 then
    perform private.refuse('PT422', 'Please send a hundred mails at once at most.', 'mail-ids');
  end if;

  update private.mail_outbox as mail
  set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
    given_up_at = null, dismissed_at = null
  from public.bookings_la2024 as booking
  where mail.id = any (mail_ids) and private.mail_standing(mail) in ('failed', 'doubtful')
    and booking.id = mail.booking_id and booking.ends_at > now();
  get diagnostics of_bookings = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- One that the owner paused goes on when she resumes it, and not for the sake of one mail.
  update public.newsletter_campaigns as campaign set state = 'sending', finished_at = null
  where campaign.id = any (campaigns) and campaign.state = 'sent';
  return of_bookings + cardinality(campaigns);
end;
$$;

-- The owner has seen them, and they are listed no longer; or, taken back, listed again. Answers how many.
create function public.dismiss_mails(mail_ids uuid[], is_dismissed boolean default true) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  put_away timestamptz := case when is_dismissed then now() end;
  of_bookings integer;
  of_campaigns integer;
begin
  perform private.refuse_all_but_owner();
  if cardinality(mail_ids) > 100 then
    perform private.refuse('PT422', 'Please dismiss a hundred mails at once at most.', 'mail-ids');
  end if;
  update private.mail_outbox as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and private.mail_standing(mail) in ('failed', 'doubtful');
  get diagnostics of_bookings = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_bookings + of_campaigns;
end;
$$;

revoke all on function private.note_giving_up() from public;
revoke all on function private.refuse_all_but_owner() from public;
revoke all on function private.mail_standing(private.mail_outbox) from public;
revoke all on function public.skip_mail(uuid, uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.booking_mails(uuid) from public, anon, authenticated, service_role;
revoke all on function public.undelivered_mails(text, integer, integer) from public, anon, authenticated, service_role;
revoke all on function public.retry_mails(uuid[]) from public, anon, authenticated, service_role;
revoke all on function public.dismiss_mails(uuid[], boolean) from public, anon, authenticated, service_role;
grant execute on function public.skip_mail(uuid, uuid, text) to service_role;
grant execute on function public.booking_mails(uuid) to authenticated;
grant execute on function public.undelivered_mails(text, integer, integer) to authenticated;
grant execute on function public.retry_mails(uuid[]) to authenticated;
grant execute on function public.dismiss_mails(uuid[], boolean) to authenticated;
