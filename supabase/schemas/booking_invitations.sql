-- "Book again" links: the owner gives one to a person she knows, and it fills in the booking form. Booking follows the same rules
-- as without it.

create table public.booking_invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  email text not null references public.person_addresses (email) on delete cascade,
  service_type text references public.services_la2024 (id),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint booking_invitations_hash_length check (octet_length(token_hash) = 32)
);

comment on table public.booking_invitations is 'Works any number of times until it expires or the owner revokes it.';
comment on column public.booking_invitations.token_hash is 'SHA-256 of the token in the link. The token has 244 random bits, so the hash needs no salt.';
comment on column public.booking_invitations.service_type is 'The service to start with; null if the client chooses.';

create index booking_invitations_by_email on public.booking_invitations (email);
create index booking_invitations_by_service on public.booking_invitations (service_type);

create trigger zz_keep_history after insert or delete on public.booking_invitations
  for each row execute function private.record_change();

alter table public.booking_invitations enable row level security;

grant select, delete on table public.booking_invitations to authenticated;
grant select on table public.booking_invitations to service_role;

create policy "the owner reads invitations" on public.booking_invitations
  for select to authenticated using ((select public.is_owner()));
create policy "the owner withdraws invitations" on public.booking_invitations
  for delete to authenticated using ((select public.is_owner()));

/*
  Makes a link for an address of a person and returns its token, which cannot be read again. Repeating an invitation_id, after a
  lost response, gives the link a new token. Raises PT409 if the person is gone, and PT422. Also deletes links that expired a
  month ago.
*/
create function public.create_booking_invitation(
  to_email text, service_type text default null, valid_days integer default 30, invitation_id uuid default gen_random_uuid()
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform private.require_owner();
  -- Not a change that the owner makes.
  perform set_config('history.is_summarized', 'true', true);
  delete from public.booking_invitations as expired where expired.expires_at < now() - interval '30 days';
  perform set_config('history.is_summarized', '', true);
  if not exists (select 1 from public.person_addresses as known where known.email = lower(to_email) for key share) then
    perform private.reject('PT409', 'The person no longer exists.', 'person-gone');
  elsif create_booking_invitation.service_type is not null and not exists (
    select 1 from public.services_la2024 as service
    where service.id = create_booking_invitation.service_type and service.is_bookable and service.archived_at is null
  ) then
    perform private.reject('PT422', 'This service can’t be booked online. Please choose another one.', 'service_type');
  elsif (valid_days between 1 and 365) is not true then
    perform private.reject('PT422', 'A link can work for 1 to 365 days.', 'valid_days');
  elsif (
    select count(*) >= 20 from public.booking_invitations as earlier
    where earlier.email = lower(to_email) and earlier.expires_at > now() and earlier.id <> invitation_id
  ) then
    perform private.reject('PT422', 'An address can have at most 20 links. Please revoke one first.', 'to_email');
  end if;
  insert into public.booking_invitations (id, token_hash, email, service_type, expires_at)
  values (invitation_id, sha256(convert_to(token, 'UTF8')), lower(to_email), create_booking_invitation.service_type,
    now() + make_interval(days => valid_days))
  on conflict (id) do update set token_hash = excluded.token_hash, email = excluded.email, service_type = excluded.service_type,
    expires_at = excluded.expires_at;
  return token;
end;
$$;

grant execute on function public.create_booking_invitation(text, text, integer, uuid) to authenticated;

/*
  Details that a booking form fills in for an address: those of the latest booking, or else the latest name and company. Only what
  was known at an instant counts: anyone may book with the address later, and their details are not the link holder's.
*/
create function private.known_details(address text, known_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select jsonb_build_object('firstName', booking.first_name, 'lastName', booking.last_name, 'phone', booking.phone,
        'company', booking.company)
      from public.bookings_la2024 as booking
      where lower(booking.email) = address and booking.created_at <= known_at order by booking.created_at desc limit 1
    ),
    (
      select jsonb_build_object('firstName', regexp_replace(contact.name, '\s+\S+$', ''),
        'lastName', coalesce(substring(contact.name from '\s(\S+)$'), ''), 'phone', '', 'company', contact.company)
      from private.contacts as contact
      where contact.email = address and contact.name <> '' and contact.at <= known_at order by contact.at desc limit 1
    ),
    '{"firstName": "", "lastName": "", "phone": "", "company": ""}'
  );
$$;

/*
  What the link of a token fills in: {firstName, lastName, email, phone, company, serviceType}, as known when the owner made it.
  Expired, revoked and unknown tokens get the same error, answered like those of booking links and counted with them.
*/
create function public.open_booking_invitation(token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.booking_invitations;
begin
  perform private.count_link_use();
  select one.* into invitation from public.booking_invitations as one
  where one.token_hash = sha256(convert_to(token, 'UTF8')) and one.expires_at > now();
  if invitation.id is null then
    return private.answered_error('PT422', 'This link no longer works. You can still book as usual.', 'token');
  end if;
  return private.known_details(invitation.email, invitation.created_at)
    || jsonb_build_object('email', invitation.email, 'serviceType', invitation.service_type);
end;
$$;

grant execute on function public.open_booking_invitation(text) to anon, authenticated;
