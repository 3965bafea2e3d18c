-- The emails that the owner writes to one person: answers to messages, and others. The outbox (mail_outbox.sql) sends them.

create table public.personal_mails (
  id uuid primary key,
  email text not null references public.person_addresses (email) on delete cascade,
  message_id uuid references public.contact_messages_la2024 (id) on delete set null,
  subject text not null,
  body text not null,
  quotes_message boolean not null default false,
  created_at timestamptz not null default now(),
  constraint personal_mails_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  constraint personal_mails_body_length check (char_length(body) <= 20000 and body ~ '[^[:space:]]')
);

comment on table public.personal_mails is 'Never changed once it is written, so it needs no history.';
comment on column public.personal_mails.id is 'Chosen by the dashboard, so that an email sent again after a lost response is the same one.';
comment on column public.personal_mails.message_id is 'The message that it answers.';

create index personal_mails_by_person on public.personal_mails (email, created_at desc, id desc);
create index personal_mails_by_message on public.personal_mails (message_id);

alter table public.personal_mails enable row level security;

grant select on table public.personal_mails to authenticated, service_role;

create policy "the owner reads personal mails" on public.personal_mails
  for select to authenticated using ((select public.is_owner()));

/*
  Stores an email to a person, or the answer to a message, and queues it. A message is then replied. Idempotent by `mail_id`; raises
  PT409 if that email was sent with another text, or if the message or the person is gone, and PT422.
*/
create function public.send_personal_mail(
  mail_id uuid, subject text, body text, to_email text default '', answers_message uuid default null, quotes_message boolean default false
) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
$$;

grant execute on function public.send_personal_mail(uuid, text, text, text, uuid, boolean) to authenticated;

create type public.message_answer as (
  id uuid,
  subject text,
  body text,
  created_at timestamptz,
  state text,
  attempts integer,
  reason text,
  due_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz
);

-- The answers to a message with their delivery, oldest first.
create function public.message_answers(of_message uuid) returns setof public.message_answer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_owner();
  return query
    select answer.id, answer.subject, answer.body, answer.created_at, private.delivery_state(mail), mail.attempts, mail.last_error,
      mail.next_attempt_at, mail.sent_at, mail.given_up_at
    from public.personal_mails as answer join private.mail_outbox as mail on mail.personal_mail_id = answer.id
    where answer.message_id = of_message
    order by answer.created_at, answer.id;
end;
$$;

grant execute on function public.message_answers(uuid) to authenticated;
