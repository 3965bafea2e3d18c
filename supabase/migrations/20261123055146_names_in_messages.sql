set check_function_bodies = off;

alter type public.claimed_contact_mail rename attribute service to service_name;

alter table public.contact_messages_la2024 add column service_name text default ''::text not null;

CREATE OR REPLACE FUNCTION private.name_service()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.service_name := coalesce((select service.name from public.services_la2024 as service where service.id = new.service), '');
  return new;
end;
$function$;

CREATE OR REPLACE FUNCTION public.claim_contact_mails(at_most integer DEFAULT 10)
 RETURNS SETOF public.claimed_contact_mail
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select taken.id, taken.claim, taken.kind, taken.attempts, coalesce(message.email, subscriber.email), message.name,
    message.company, message.service_name, message.message, message.id,
    replace(subscriber.id::text, '-', '') || private.subscription_signature(subscriber.id),
    subscriber.status <> 'active' or subscriber.confirmed_at is not null
  from private.claim_due_mails(false, null, at_most) as taken
  left join public.contact_messages_la2024 as message on message.id = taken.message_id
  left join public.newsletter_subscribers_la2024 as subscriber on subscriber.id = taken.subscriber_id;
$function$;

alter table public.contact_messages_la2024 add constraint contact_messages_service_name_length CHECK ((char_length(service_name) <= 80));

CREATE TRIGGER contact_messages_name_service BEFORE INSERT ON public.contact_messages_la2024 FOR EACH ROW EXECUTE FUNCTION private.name_service();

comment on column public.contact_messages_la2024.service_name is 'As it was when the message was sent; empty without a service.';

-- Keeps the time of the last change, and adds nothing to the history.
alter table public.contact_messages_la2024 disable trigger user;
update public.contact_messages_la2024 as message set service_name = service.name
from public.services_la2024 as service where service.id = message.service;
alter table public.contact_messages_la2024 enable trigger user;
