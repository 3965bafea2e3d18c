set check_function_bodies = off;

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
    and (mail.booking_id is null or (private.booking_of_mail(mail)).ends_at > now());
  get diagnostics of_outbox = row_count;

  with again as (
    update public.newsletter_campaign_mails as mail
    set state = 'waiting', attempts = 0, next_attempt_at = now(), claim = null, claimed_until = null,
      given_up_at = null, dismissed_at = null
    where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful')
    returning mail.campaign_id
  )
  select coalesce(array_agg(again.campaign_id), '{}') into campaigns from again;
  -- Does not resume a paused campaign.
  perform private.reopen_campaigns(campaigns);
  return of_outbox + cardinality(campaigns);
end;
$function$;

CREATE OR REPLACE FUNCTION public.dismiss_mails(mail_ids uuid[], is_dismissed boolean DEFAULT true)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  put_away timestamptz := case when is_dismissed then now() end;
  of_outbox integer;
  of_campaigns integer;
begin
  perform private.require_owner();
  if cardinality(mail_ids) > 100 then
    perform private.reject('PT422', 'Please select no more than 100 emails.', 'mail-ids');
  end if;
  update private.mail_outbox as mail set dismissed_at = put_away
  where mail.id in (select private.with_batches(mail_ids)) and private.delivery_state(mail) in ('failed', 'doubtful')
    and (is_dismissed or mail.booking_id is null or (private.booking_of_mail(mail)).id is not null);
  get diagnostics of_outbox = row_count;
  update public.newsletter_campaign_mails as mail set dismissed_at = put_away
  where mail.id = any (mail_ids) and mail.state in ('failed', 'doubtful');
  get diagnostics of_campaigns = row_count;
  return of_outbox + of_campaigns;
end;
$function$;

CREATE OR REPLACE FUNCTION private.finish_restore()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.mail_outbox as mail
  set state = 'dead', given_up_at = now(), dismissed_at = null, claimed_until = null,
    last_error = 'Restored from a file. This email may have been sent before.'
  where (mail.state in ('claimed', 'sending') or (mail.state = 'waiting' and mail.next_attempt_at <= now()))
    and (mail.booking_id is null or (private.booking_of_mail(mail)).id is not null);
  update public.newsletter_campaign_mails as mail
  set state = 'doubtful', given_up_at = now(), dismissed_at = null, claimed_until = null
  where mail.state in ('claimed', 'sending');
  delete from private.deleted_rows as expired where expired.deleted_at < now() - interval '30 days';
  update public.newsletter_campaigns as campaign set state = 'paused' where campaign.state = 'sending';
  -- A file, which anyone can edit, does not decide what visitors may read.
  update public.site_settings_la2024 as setting set is_public = private.is_public_setting(setting.key)
  where setting.is_public <> private.is_public_setting(setting.key);
  insert into private.post_words (word)
  select distinct unnest(tsvector_to_array(post.search_words)) from public.blog_posts_la2024 as post on conflict do nothing;
  perform setval(pg_get_serial_sequence('public.change_history', 'id'),
    (select coalesce(max(entry.id), 0) + 1 from public.change_history as entry), false);
end;
$function$;
