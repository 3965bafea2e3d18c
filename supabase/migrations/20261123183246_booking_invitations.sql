set check_function_bodies = off;

create table public.booking_invitations (
  id uuid default gen_random_uuid() not null,
  token_hash bytea not null,
  email text not null,
  service_type text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null
);

CREATE OR REPLACE FUNCTION private.count_link_use()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_within_address_limit('booking-link') then
    perform private.reject('PT429', 'There were too many attempts from your connection. Please try again in an hour.', 'address');
  end if;
end;
$function$;

CREATE OR REPLACE FUNCTION private.answered_error(code text, message text, hint text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('response.status', right(code, 3), true);
  return jsonb_build_object('code', code, 'message', message, 'details', null, 'hint', hint);
end;
$function$;

CREATE OR REPLACE FUNCTION private.answer_link(action text, link text, appointment_date date DEFAULT NULL::date, appointment_time text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  booking public.bookings_la2024;
  error_hint text;
begin
  perform private.count_link_use();
  begin
    booking := case action
      when 'cancel' then private.cancel_booking_of_link(link)
      when 'move' then private.move_booking_of_link(link, appointment_date, appointment_time)
      else private.lock_booking_of_link(link) end;
    return to_jsonb(private.booked(booking));
  exception
    when sqlstate 'PT409' or sqlstate 'PT422' then
      get stacked diagnostics error_hint = pg_exception_hint;
      return private.answered_error(sqlstate, sqlerrm, error_hint);
  end;
end;
$function$;

CREATE OR REPLACE FUNCTION private.known_details(address text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (
      select jsonb_build_object('firstName', booking.first_name, 'lastName', booking.last_name, 'phone', booking.phone,
        'company', booking.company)
      from public.bookings_la2024 as booking where lower(booking.email) = address order by booking.created_at desc limit 1
    ),
    (
      select jsonb_build_object('firstName', regexp_replace(contact.name, '\s+\S+$', ''),
        'lastName', coalesce(substring(contact.name from '\s(\S+)$'), ''), 'phone', '', 'company', contact.company)
      from private.contacts as contact where contact.email = address and contact.name <> '' order by contact.at desc limit 1
    ),
    '{"firstName": "", "lastName": "", "phone": "", "company": ""}'
  );
$function$;

CREATE OR REPLACE FUNCTION public.open_booking_invitation(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  invitation public.booking_invitations;
begin
  perform private.count_link_use();
  select one.* into invitation from public.booking_invitations as one
  where one.token_hash = sha256(convert_to(token, 'UTF8')) and one.expires_at > now();
  if invitation.id is null then
    return private.answered_error('PT422', 'This link no longer works. You can still book as usual.', 'token');
  end if;
  return private.known_details(invitation.email)
    || jsonb_build_object('email', invitation.email, 'serviceType', invitation.service_type);
end;
$function$;

CREATE OR REPLACE FUNCTION public.create_booking_invitation(to_email text, service_type text DEFAULT NULL::text, valid_days integer DEFAULT 30)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email)) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service cannot be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now()
  ) then
    perform private.reject('PT422', 'An address can have 20 links. Please withdraw one first.', 'to_email');
  end if;
  insert into public.booking_invitations (token_hash, email, service_type, expires_at)
  values (sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days));
  return token;
end;
$function$;

CREATE OR REPLACE FUNCTION public.export_person(id_or_email text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  exported uuid := private.find_person(id_or_email);
  persons uuid[] := array(select known.origin_id from public.person_addresses as known where known.person_id = exported);
  emails text[] := array(select known.email from public.person_addresses as known where known.person_id = exported);
begin
  perform private.require_owner();
  return (
    select jsonb_build_object(
      'people', jsonb_build_array(to_jsonb(person) - '{id,joined_to,search_text}'::text[]),
      'addresses', (select jsonb_agg(jsonb_build_object('email', email)) from unnest(emails) as email),
      'bookings', (
        select jsonb_agg(to_jsonb(booking) || jsonb_build_object('is_upcoming', private.is_upcoming(booking)) order by booking.starts_at)
        from public.bookings_la2024 as booking where lower(booking.email) = any (emails)
      ),
      'messages', (
        select jsonb_agg(to_jsonb(written) order by written.created_at)
        from public.contact_messages_la2024 as written where lower(written.email) = any (emails)
      ),
      'personal_mails', (
        select jsonb_agg(to_jsonb(personal) order by personal.created_at)
        from public.personal_mails as personal where personal.email = any (emails)
      ),
      'subscriptions', (
        select jsonb_agg(to_jsonb(subscriber)) from public.newsletter_subscribers_la2024 as subscriber
        where lower(subscriber.email) = any (emails)
      ),
      'notes', (select jsonb_agg(to_jsonb(note) - 'person_id' order by note.created_at)
        from public.person_notes as note where note.person_id = any (persons)),
      'tags', (select jsonb_agg(to_jsonb(known) - 'person_id' order by known.created_at)
        from public.person_tags as known where known.person_id = any (persons)),
      'invitations', (
        select jsonb_agg(to_jsonb(invitation) - 'token_hash' order by invitation.created_at)
        from public.booking_invitations as invitation where invitation.email = any (emails)
      ),
      'emails', (
        select jsonb_agg(to_jsonb(mail) - '{claim,claimed_until,batch,calendar_id}'::text[] order by mail.created_at)
        from private.mail_outbox as mail where mail.id::text in (
          select known.row_id from private.records_of(persons, emails) as known where known.table_name = 'mail_outbox')
      ),
      'campaigns', (
        select jsonb_agg(jsonb_build_object('subject', campaign.subject, 'state', mail.state, 'sent_at', mail.sent_at,
          'last_error', mail.last_error) order by mail.created_at)
        from public.newsletter_subscribers_la2024 as subscriber
        join public.newsletter_campaign_mails as mail on mail.subscriber_id = subscriber.id
        join public.newsletter_campaigns as campaign on campaign.id = mail.campaign_id
        where lower(subscriber.email) = any (emails)
      ),
      'testimonials', (
        select jsonb_agg(known.stored || jsonb_build_object('pictures', known.pictures) order by known.stored ->> 'created_at', known.id)
        from private.testimonials_of(array(
          select lower(contact.name) from private.contacts as contact where contact.email = any (emails) and contact.name <> ''
        )) as known
      ),
      'history', (
        select jsonb_agg(jsonb_build_object('changed_at', entry.changed_at, 'action', entry.action, 'before', entry.before,
          'after', entry.after) order by entry.changed_at)
        from public.change_history as entry
        where (entry.table_name, entry.row_id) in (select known.table_name, known.row_id from private.records_of(persons, emails) as known)
      )
    )
    from public.people as person where person.id = exported
  );
end;
$function$;

alter table public.booking_invitations add constraint booking_invitations_hash_length CHECK ((octet_length(token_hash) = 32));

alter table public.booking_invitations add constraint booking_invitations_pkey PRIMARY KEY (id);

alter table public.booking_invitations add constraint booking_invitations_token_hash_key UNIQUE (token_hash);

alter table public.booking_invitations add constraint booking_invitations_email_fkey FOREIGN KEY (email) REFERENCES public.person_addresses(email) ON DELETE CASCADE;

alter table public.booking_invitations add constraint booking_invitations_service_type_fkey FOREIGN KEY (service_type) REFERENCES public.services_la2024(id);

CREATE INDEX booking_invitations_by_email ON public.booking_invitations USING btree (email);

CREATE INDEX booking_invitations_by_service ON public.booking_invitations USING btree (service_type);

CREATE TRIGGER zz_keep_history AFTER INSERT OR DELETE ON public.booking_invitations FOR EACH ROW EXECUTE FUNCTION private.record_change();

alter table public.booking_invitations enable row level security;

create policy "the owner reads invitations" on public.booking_invitations as PERMISSIVE for SELECT to authenticated using (( SELECT public.is_owner() AS is_owner));

create policy "the owner withdraws invitations" on public.booking_invitations as PERMISSIVE for DELETE to authenticated using (( SELECT public.is_owner() AS is_owner));

grant select on table public.booking_invitations to authenticated;

grant delete on table public.booking_invitations to authenticated;

grant select on table public.booking_invitations to service_role;

grant execute on function public.open_booking_invitation(text) to anon;

grant execute on function public.open_booking_invitation(text) to authenticated;

grant execute on function public.create_booking_invitation(text,text,integer) to authenticated;

comment on table public.booking_invitations is 'Works any number of times until it expires or the owner withdraws it.';

comment on column public.booking_invitations.token_hash is 'SHA-256 of the token in the link. The token has 244 random bits, so the hash needs no salt.';

comment on column public.booking_invitations.service_type is 'The service to start with; null if the client chooses.';
