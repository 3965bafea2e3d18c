set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.send_personal_mail(mail_id uuid, subject text, body text, to_email text DEFAULT ''::text, answers_message uuid DEFAULT NULL::uuid, quotes_message boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted public.personal_mails;
  sent public.personal_mails;
  sent_at timestamp;
begin
  perform private.require_owner();
  wanted.id := mail_id;
  wanted.message_id := answers_message;
  wanted.subject := private.clean_line(send_personal_mail.subject, 'subject', 'subject', 200, true);
  wanted.body := private.clean_text(send_personal_mail.body, 'body', 20000, true, 'email');
  wanted.quotes_message := coalesce(quotes_message, false);
  if answers_message is null then
    wanted.email := lower(to_email);
  else
    -- Locks the message before the address, as deleting it and erasing its person do.
    wanted.email := (
      select lower(message.email) from public.contact_messages_la2024 as message where message.id = answers_message for no key update);
  end if;
  if not exists (select 1 from public.person_addresses as known where known.email = wanted.email for key share) then
    perform private.reject('PT409', 'The message or the person no longer exists.', 'person-gone');
  end if;

  insert into public.personal_mails (id, email, message_id, subject, body, quotes_message)
  values (wanted.id, wanted.email, wanted.message_id, wanted.subject, wanted.body, wanted.quotes_message)
  on conflict (id) do nothing;
  if found then
    -- The same id, so that the dashboard can send a failed one again wherever it shows it.
    insert into private.mail_outbox (id, personal_mail_id, kind) values (wanted.id, wanted.id, 'personal');
  else
    select * into sent from public.personal_mails as mail where mail.id = wanted.id;
    if (sent.email, sent.subject, sent.body) is distinct from (wanted.email, wanted.subject, wanted.body) then
      -- In the zone in which the dashboard shows all times.
      sent_at := sent.created_at at time zone private.zone_on(private.coach_day(sent.created_at));
      perform private.reject('PT409', 'This email was already sent on ' || to_char(sent_at, 'FMMonth FMDD') || ' at ' || to_char(sent_at, 'FMHH12:MI AM')
        || ', without your latest changes. To send this version as well, send it again.', 'mail-sent');
    end if;
  end if;
  update public.contact_messages_la2024 as message set status = 'replied'
  where message.id = wanted.message_id and message.status <> 'replied';
end;
$function$;
