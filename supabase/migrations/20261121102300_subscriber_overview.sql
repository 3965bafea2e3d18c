-- The newsletter's numbers, counted where the rows are. Runs as whoever asks: policies hold.

create type public.subscriber_overview as (
  total integer,
  active integer,
  unsubscribed integer,
  this_month integer,
  this_week integer,
  months jsonb
);

/*
  A month is the coach's month; this week is the last seven days. months: the last twelve, oldest first, each with who
  joined and who left in it: nothing but a new status changes a subscriber's row, so updated_at is when somebody left.
*/
create function public.subscriber_overview() returns public.subscriber_overview
language sql stable set search_path = '' as $$
  with zone as (
    select date_trunc('month', now() at time zone 'America/New_York') as this_month
  ), months as (
    select first_day, first_day at time zone 'America/New_York' as since,
      (first_day + interval '1 month') at time zone 'America/New_York' as until
    from zone, generate_series(zone.this_month - interval '11 months', zone.this_month, interval '1 month') as first_day
  ), counted as (
    select to_char(month.first_day, 'YYYY-MM') as month,
      (select count(*) from public.newsletter_subscribers_la2024 as joined
        where joined.created_at >= month.since and joined.created_at < month.until) as joined,
      (select count(*) from public.newsletter_subscribers_la2024 as gone
        where gone.status = 'unsubscribed' and gone.updated_at >= month.since and gone.updated_at < month.until) as gone
    from months as month
  )
  select count(*)::integer,
    (count(*) filter (where subscriber.status = 'active'))::integer,
    (count(*) filter (where subscriber.status = 'unsubscribed'))::integer,
    (select counted.joined from counted order by counted.month desc limit 1)::integer,
    (count(*) filter (where subscriber.created_at > now() - interval '7 days'))::integer,
    (select jsonb_agg(jsonb_build_object('month', counted.month, 'joined', counted.joined, 'left', counted.gone) order by counted.month) from counted)
  from public.newsletter_subscribers_la2024 as subscriber;
$$;

-- The report above asks by the day somebody left.
create index newsletter_subscribers_left on public.newsletter_subscribers_la2024 (updated_at) where status = 'unsubscribed';

revoke all on function public.subscriber_overview() from public, anon, authenticated, service_role;
grant execute on function public.subscriber_overview() to authenticated;
