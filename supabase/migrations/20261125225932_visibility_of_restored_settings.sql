set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.finish_restore()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.mail_outbox as mail
  set state = 'dead', given_up_at = now(), dismissed_at = null, claimed_until = null,
    last_error = 'Restored from a file. This email may have been sent before.'
  where mail.state in ('claimed', 'sending') or (mail.state = 'waiting' and mail.next_attempt_at <= now());
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

-- Settings that were stored before a version changed who may read them.
alter table public.site_settings_la2024 disable trigger user;
update public.site_settings_la2024 as setting set is_public = private.is_public_setting(setting.key)
where setting.is_public <> private.is_public_setting(setting.key);
alter table public.site_settings_la2024 enable trigger user;
