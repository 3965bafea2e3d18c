-- A row of every table of a project at this migration. Its later migrations have to keep them.
-- Rows as they are stored, without triggers.
set session_replication_role = replica;
insert into public.bookings_la2024 (request_id, service_type, service_name, appointment_date, appointment_time, starts_at,
  ends_at, first_name, last_name, email)
select gen_random_uuid(), 'keynote', 'Keynote Speaking', '2031-03-04', '9:00 AM', at, at + interval '30 minutes', 'Ada',
  'Quill', 'ada@example.com' from unnest('{2031-03-04T14:00Z,2031-03-04T15:00Z}'::timestamptz[]) as at;
insert into private.mail_outbox (booking_id, kind)
  select id, kind from public.bookings_la2024, unnest('{confirmation,owner-notice}'::text[]) as kind order by starts_at limit 2;
insert into private.slot_holds (holder, starts_at, ends_at, address, held_until)
  values (gen_random_uuid(), now(), now() + interval '1 hour', '', now());
insert into public.blocked_times (starts_at, ends_at) values ('2031-03-04', '2031-03-05');
insert into public.travel_dates (first_day, last_day, zone) values
  ('2031-03-04', '2031-03-05', 'Asia/Tokyo'), ('2031-03-06', '2031-03-07', 'Europe/Berlin');
insert into public.calendars (name, kind, host) values ('Family', 'icalendar', 'calendar.example');
insert into private.calendar_access (calendar_id, sealed) select id, 'sealed' from public.calendars;
insert into private.busy_times (calendar_id, span) select id, '[2031-03-04,2031-03-05)' from public.calendars;
insert into public.calendar_feeds (name, shows_clients) values ('My phone', true);
insert into private.calendar_feed_secrets (secret_hash, feed_id) select sha256('one'), id from public.calendar_feeds;
insert into public.contact_messages_la2024 (name, email, message) values ('Ada', 'ada@example.com', 'Hello');
insert into public.newsletter_subscribers_la2024 (email) values ('ada@example.com'), ('bea@example.com');
insert into public.newsletter_campaigns (subject) values ('News');
with made as (insert into public.people (id) select gen_random_uuid() from generate_series(1, 2) returning id),
  known as (insert into public.person_addresses (email, person_id, origin_id)
    select (array['ada@example.com', 'bea@example.com'])[row_number() over ()], id, id from made returning origin_id),
  noted as (insert into public.person_notes (person_id, text) select origin_id, 'Likes tea.' from known)
insert into public.person_tags (person_id, tag) select origin_id, tag from known, unnest('{VIP,Speaker}'::text[]) as tag;
insert into public.newsletter_campaign_mails (campaign_id, subscriber_id)
  select campaign.id, reader.id from public.newsletter_campaigns as campaign, public.newsletter_subscribers_la2024 as reader;
insert into private.unsubscribe_tokens (token_hash, mail_id)
  select sha256('one'), id from public.newsletter_campaign_mails limit 1;
insert into public.blog_posts_la2024 (title, slug) values ('One', 'one'), ('Two', 'two');
insert into public.testimonials_la2024 (name, content) values ('Ada', 'Good.');
insert into public.site_settings_la2024 (key, is_public) values ('site_title', true);
insert into public.change_history (actor_id, table_name, row_id, action) values (gen_random_uuid(), 'x', 'x', 'added');
insert into private.setting_secrets (key, value) values ('smtp_password', 'secret');
insert into private.post_words (word) values ('courage');
insert into private.rate_counters (action, subject, hits, resets_at) values ('view', 'one', 1, '2031-03-04');
insert into private.dismissed_joins (person_id, other_id) select min(id::text)::uuid, max(id::text)::uuid from public.people;
set session_replication_role = origin;
