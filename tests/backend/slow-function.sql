-- A slow query, for tests.
create function public.take_seconds(seconds double precision) returns integer
language plpgsql stable as $$
begin
  perform pg_sleep(seconds);
  return 1;
end;
$$;
grant execute on function public.take_seconds(double precision) to anon;
