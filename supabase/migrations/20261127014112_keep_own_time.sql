set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.reject_taken_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  span tstzrange := tstzrange(new.starts_at, new.ends_at, '[)');
  changed_by text := coalesce(current_setting('booking.changed_by', true), '');
begin
  -- The booking keeps its time. Locking its days here could deadlock with a transaction that locks days in another order.
  if tg_op = 'UPDATE' and old.status in ('pending', 'confirmed') and (old.starts_at, old.ends_at) = (new.starts_at, new.ends_at) then
    return new;
  end if;
  perform private.lock_days(array[new.appointment_date, (new.starts_at at time zone 'UTC')::date, (new.ends_at at time zone 'UTC')::date]);
  if changed_by = 'visitor' or (tg_op = 'INSERT' and changed_by not in ('owner', 'restore')) then
    perform private.require_free_time(new.appointment_date, span, new.service_type, new.request_id, new.id);
  elsif exists (
    select 1 from public.bookings_la2024 as other
    where other.id <> new.id
      and other.status in ('pending', 'confirmed')
      and tstzrange(other.starts_at, other.ends_at, '[)') && span
  ) then
    perform private.reject('PT409', 'Another booking already has this time.', 'slot-taken');
  end if;
  return new;
end;
$function$;
