-- The orders in which the desk's lists may stand, beside the newest first: a page of them is read, not sorted out of all rows.
create index bookings_by_name on public.bookings_la2024 (last_name, first_name, id);
create index contact_messages_by_name on public.contact_messages_la2024 (name, id);
create index newsletter_subscribers_by_email on public.newsletter_subscribers_la2024 (email, id);
