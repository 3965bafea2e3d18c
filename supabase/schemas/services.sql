-- The service catalog. A service without a duration cannot be booked online.
create table private.services (
  id text primary key,
  name text not null,
  booking_minutes integer,
  constraint services_booking_minutes_positive check (booking_minutes > 0)
);

alter table private.services enable row level security;

insert into private.services (id, name, booking_minutes) values
  ('leadership', 'Leadership Coaching', 60),
  ('executive', 'Executive Coaching', 90),
  ('keynote', 'Keynote Speaking', 30),
  ('business', 'Business Coaching', 60),
  ('life', 'Life Coaching', null),
  ('retreats', 'Destination Retreats', null),
  ('advisory', 'Strategic Advisory', null),
  ('facilitation', 'Facilitation', null);
