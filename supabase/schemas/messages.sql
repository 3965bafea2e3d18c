-- Messages from the contact form.

create table public.contact_messages_la2024 (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text not null default '',
  service text not null default '',
  service_name text not null default '',
  message text not null,
  status text not null default 'unread',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_name_length check (char_length(name) between 1 and 120),
  constraint contact_messages_email_format check (private.is_email(email)),
  constraint contact_messages_company_length check (char_length(company) <= 120),
  constraint contact_messages_service_format check (service = '' or service ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint contact_messages_service_name_length check (char_length(service_name) <= 80),
  constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  constraint contact_messages_status_known check (status in ('unread', 'read', 'replied'))
);

comment on column public.contact_messages_la2024.service_name is 'As it was when the message was sent; empty without a service.';

create index contact_messages_newest on public.contact_messages_la2024 (created_at desc, id);
create index contact_messages_newest_by_status on public.contact_messages_la2024 (status, created_at desc, id);
create index contact_messages_by_name on public.contact_messages_la2024 (name, id);

create function private.name_service() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.service_name := coalesce((select service.name from public.services_la2024 as service where service.id = new.service), '');
  return new;
end;
$$;

create trigger contact_messages_name_service before insert on public.contact_messages_la2024
  for each row execute function private.name_service();
create trigger contact_messages_touch before update on public.contact_messages_la2024
  for each row execute function private.touch_updated_at();
create trigger zz_keep_history after insert or update or delete on public.contact_messages_la2024
  for each row execute function private.record_change();

alter table public.contact_messages_la2024 enable row level security;

grant select on table public.contact_messages_la2024 to authenticated, service_role;

grant update (status, updated_at), delete on table public.contact_messages_la2024 to authenticated;

create policy "the owner reads messages" on public.contact_messages_la2024
  for select to authenticated using ((select public.is_owner()));
create policy "the owner changes messages" on public.contact_messages_la2024
  for update to authenticated using ((select public.is_owner())) with check ((select public.is_owner()));
create policy "the owner deletes messages" on public.contact_messages_la2024
  for delete to authenticated using ((select public.is_owner()));

create type public.sent_message as (
  id uuid,
  name text,
  email text,
  company text,
  service text,
  message text,
  status text,
  created_at timestamptz,
  updated_at timestamptz
);

create function private.sent(stored public.contact_messages_la2024) returns public.sent_message
language sql immutable set search_path = '' as $$
  select row(stored.id, stored.name, stored.email, stored.company, stored.service, stored.message, stored.status,
    stored.created_at, stored.updated_at)::public.sent_message;
$$;

create function private.limit_messages(email text) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.is_within_address_limit('message') then
    perform private.reject('PT429', 'Too many messages from your connection. Please try again in an hour.', 'address');
  elsif not private.is_within_email_limit('message', email) then
    perform private.reject('PT429', 'You’ve sent several messages today. Please wait for an answer, or try again tomorrow.', 'email');
  end if;
end;
$$;

-- Stores a message and queues the alert to the owner. The same text from the same person within ten minutes is one message,
-- resent because its response was lost.
create function private.store_message(wanted public.contact_messages_la2024) returns public.contact_messages_la2024
language plpgsql set search_path = '' as $$
declare
  stored public.contact_messages_la2024;
begin
  perform pg_advisory_xact_lock(hashtextextended('message ' || lower(wanted.email), 0));
  select * into stored from public.contact_messages_la2024 as earlier
  where earlier.created_at > now() - interval '10 minutes'
    and (earlier.name, earlier.email, earlier.company, earlier.service, earlier.message)
      = (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  limit 1;
  if stored.id is not null then
    -- Does not reveal whether the owner has read it.
    stored.status := 'unread';
    stored.updated_at := stored.created_at;
    return stored;
  end if;
  perform private.limit_messages(wanted.email);
  insert into public.contact_messages_la2024 (name, email, company, service, message)
  values (wanted.name, wanted.email, wanted.company, wanted.service, wanted.message)
  returning * into stored;
  insert into private.mail_outbox (message_id, kind) values (stored.id, 'owner-message');
  return stored;
end;
$$;

-- Stores a visitor's message and returns it. website is a honeypot. Raises PT422 and PT429.
create function public.send_contact_message(
  name text,
  email text,
  company text default '',
  service text default '',
  message text default '',
  website text default ''
) returns public.sent_message
language plpgsql volatile security definer set search_path = '' as $$
declare
  wanted public.contact_messages_la2024;
begin
  if not private.is_feature_on('contact_form_enabled') then
    perform private.reject('PT422', 'The contact form is closed at the moment. Please write an email instead.', 'messages-closed');
  end if;
  wanted.name := private.clean_line(send_contact_message.name, 'name', 'name', 120, true);
  wanted.email := private.email_address(send_contact_message.email);
  wanted.company := private.clean_line(send_contact_message.company, 'company', 'company', 120);
  wanted.service := coalesce(send_contact_message.service, '');
  wanted.message := private.clean_text(send_contact_message.message, 'message', 5000, true);
  if wanted.service <> '' and not exists (select 1 from public.services_la2024 as service where service.id = wanted.service) then
    perform private.reject('PT422', 'Please choose one of the services.', 'service');
  end if;

  if coalesce(website, '') <> '' then
    wanted.id := gen_random_uuid();
    wanted.status := 'unread';
    wanted.created_at := now();
    wanted.updated_at := now();
    return private.sent(wanted);
  end if;
  return private.sent(private.store_message(wanted));
end;
$$;

grant execute on function public.send_contact_message(text, text, text, text, text, text) to anon, authenticated;
