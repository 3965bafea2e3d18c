-- A slow query and a slow change, for tests.
create function public.take_seconds(seconds double precision) returns integer
language plpgsql stable as $$
begin
  perform pg_sleep(seconds);
  return 1;
end;
$$;
grant execute on function public.take_seconds(double precision) to anon, service_role;

create function public.change_slowly(seconds double precision) returns integer
language plpgsql volatile as $$
begin
  perform pg_sleep(seconds);
  return 1;
end;
$$;
grant execute on function public.change_slowly(double precision) to service_role;

-- The timeouts of the current request.
create function public.timeouts() returns text[]
language sql volatile as $$
  select array[current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')];
$$;
grant execute on function public.timeouts() to anon, service_role;
