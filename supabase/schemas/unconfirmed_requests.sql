-- Requests with an unconfirmed email address: they lapse, and their mailbox gets one email.

-- When a new request of an address lapses: null if the address was confirmed before, with a link or by the owner.
create function private.lapse_of_request(address text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when not exists (
    select 1 from public.bookings_la2024 as booking where lower(booking.email) = lower(address) and booking.lapses_at is null
  ) then now() + make_interval(hours => greatest(private.setting_number('request_lapse_hours'), 1)) end;
$$;

-- Cancels requests whose addresses were not confirmed in time. No email is sent. Expects no lock on a day.
create function private.lapse_requests() returns void
language plpgsql set search_path = '' as $$
declare
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  perform set_config('booking.changed_by', 'lapse', true);
  update public.bookings_la2024 as booking set status = 'cancelled'
  where booking.id in (
    select due.id from public.bookings_la2024 as due
    where due.status = 'pending' and due.lapses_at <= now() limit 100 for update skip locked
  );
  perform set_config('booking.changed_by', changed_by, true);
end;
$$;

create index bookings_unconfirmed_by_mailbox on public.bookings_la2024 (private.mailbox_of(email)) where lapses_at is not null;

-- Whether a mailbox got an email to an unconfirmed address within the last week; it then gets no other.
create function private.is_mailbox_used(address text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select 1 from public.bookings_la2024 as booking join private.mail_outbox as mail on mail.booking_id = booking.id
    where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
      and mail.kind = 'confirmation' and mail.next_attempt_at < 'infinity' and mail.created_at > now() - interval '7 days'
  );
$$;

/*
  A click on a link proves that the address is the visitor's: its requests no longer lapse. With automatic confirmation they are
  confirmed. Held emails are sent to every address of the mailbox.
*/
create function private.confirm_address(address text) returns void
language plpgsql set search_path = '' as $$
begin
  -- Before their emails, as each change of a booking does.
  perform from public.bookings_la2024 as booking
  where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
  order by booking.id for update;
  update private.mail_outbox as mail set next_attempt_at = now()
  from public.bookings_la2024 as booking
  where private.mailbox_of(booking.email) = private.mailbox_of(address) and booking.lapses_at is not null
    and mail.booking_id = booking.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  perform set_config('booking.changed_by', 'address', true);
  update public.bookings_la2024 as booking
  set lapses_at = null, status = case booking.status when 'pending' then private.status_of_request() else booking.status end
  where lower(booking.email) = lower(address) and booking.lapses_at is not null;
  perform set_config('booking.changed_by', '', true);
end;
$$;

/*
  The owner confirms the address, too, when she accepts a request or changes its time or place; a refusal may answer spam. An email
  that was held back until then is obsolete: the answer sends its own.
*/
create function private.accept_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(current_setting('booking.changed_by', true), '') in ('', 'owner') then
    if new.status <> 'cancelled' then
      new.lapses_at := null;
    end if;
    update private.mail_outbox as mail
    set state = 'skipped', announced_status = null, last_error = 'The booking was answered before its address was confirmed.'
    where mail.booking_id = new.id and mail.state = 'waiting' and mail.next_attempt_at = 'infinity';
  end if;
  return new;
end;
$$;

create trigger bookings_3_accept_address before update of status, appointment_date, appointment_time, meeting_kind, meeting_place
  on public.bookings_la2024 for each row
  when (old.lapses_at is not null and (old.status, old.starts_at, old.meeting_kind, old.meeting_place)
    is distinct from (new.status, new.starts_at, new.meeting_kind, new.meeting_place))
  execute function private.accept_address();
