set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.reject_early_no_show()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.reject('PT422', 'Only a client whose consultation has begun can be a no-show.', 'status');
  return null;
end;
$function$;

CREATE OR REPLACE FUNCTION private.change_mail_kind(announced_status text, announced_start timestamp with time zone, booking public.bookings_la2024)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case
    when booking.status = 'cancelled' then case when announced_status <> 'cancelled' then 'cancelled' end
    when booking.status in ('completed', 'no-show') then null
    when announced_status = 'cancelled' then 'reinstated'
    when announced_start <> booking.starts_at then 'moved'
    when booking.status = 'pending' and announced_status = 'confirmed' then 'reinstated'
    when booking.status = 'confirmed' and announced_status <> 'confirmed' then 'confirmed'
  end;
$function$;

alter table public.bookings_la2024 drop constraint bookings_status_known;
alter table public.bookings_la2024 add constraint bookings_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'cancelled'::text, 'completed'::text, 'no-show'::text])));

CREATE TRIGGER bookings_3_reject_early_no_show BEFORE INSERT OR UPDATE OF status ON public.bookings_la2024 FOR EACH ROW WHEN (((new.status = 'no-show'::text) AND (new.starts_at > now()))) EXECUTE FUNCTION private.reject_early_no_show();

drop trigger bookings_4_increment_sequence on public.bookings_la2024;
create trigger bookings_4_increment_sequence before update of service_type, appointment_date, appointment_time, status
  on public.bookings_la2024 for each row
  when (new.status not in ('completed', 'no-show')
    and (old.status, old.starts_at, old.ends_at) is distinct from (new.status, new.starts_at, new.ends_at))
  execute function private.increment_sequence();
