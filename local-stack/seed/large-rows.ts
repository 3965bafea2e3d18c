/**
 * Large numbers of rows for trying and measuring lists: per table the count, a query for the number of the last row that was
 * added before, and the statement that adds rows $1 to $2. All bookings are in the past, so that visitors see free times.
 */
export type LargeTable = { name: string; count: number; last: string; add: string };

const first = `(array['Maren','Daniel','Priya','Tomas','Aiko','Grace','Henrik','Salma','Zoe','Mateo'])[1 + i % 10]`;
const last = `(array['Okafor','Reyes','Raman','Lindqvist','Tanaka','Mbeki','Haddad','Klein','Garcia','Nilsen','Petit'])[1 + (i / 10) % 11]`;
/** Spread evenly over three years, in an order unrelated to the row number. */
const moment = `now() - interval '1 day' - ((i::bigint * 7919) % 1576800) * interval '1 minute'`;
const numbers = `generate_series($1::integer, $2::integer) as i`;

export const largeTables: readonly LargeTable[] = [
  {
    name: 'bookings',
    count: 100_000,
    last: `select max(substring(email from '^booking-(\\d+)@large')::integer) as last from public.bookings_la2024`,
    // One in ten is live and has a slot of its own, because live bookings must not overlap.
    add: `
      insert into public.bookings_la2024 (service_type, service_name, appointment_date, appointment_time, starts_at, ends_at,
        meeting_kind, first_name, last_name, email, phone, company, message, status, created_at, updated_at)
      select case when i % 2 = 0 then 'leadership' else 'business' end,
        case when i % 2 = 0 then 'Leadership Coaching' else 'Business Coaching' end,
        slot.day, slot.label, slot.starts, slot.starts + interval '1 hour',
        'email', ${first}, ${last} || ' ' || i, 'booking-' || i || '@large.example', '+1 (212) 555-0100', 'Company ' || i % 997,
        'We would like to talk about team ' || i || '.',
        case when i % 10 = 0 then (case when i % 20 = 0 then 'pending' else 'confirmed' end)
          when i % 3 = 0 then 'cancelled' else 'completed' end,
        ${moment}, ${moment}
      from ${numbers}
      cross join lateral (select (array['9:00 AM','10:00 AM','11:00 AM','1:00 PM','2:00 PM','3:00 PM','4:00 PM'])[1 + (i / 10) % 7] as label,
        date '2020-01-06' + (i / 70) as day) as chosen
      cross join lateral (select chosen.label, chosen.day, private.coach_instant(chosen.day, chosen.label::time) as starts) as slot`,
  },
  {
    name: 'messages',
    count: 100_000,
    last: `select max(substring(email from '^message-(\\d+)@large')::integer) as last from public.contact_messages_la2024`,
    add: `
      insert into public.contact_messages_la2024 (name, email, company, service, message, status, created_at, updated_at)
      select ${first} || ' ' || ${last}, 'message-' || i || '@large.example', 'Company ' || i % 997,
        (array['','keynote','leadership','business','life'])[1 + i % 5],
        'Question ' || i || ': how do you work with a team that has stopped talking to each other?',
        (array['unread','read','replied','replied'])[1 + i % 4], ${moment}, ${moment}
      from ${numbers}`,
  },
  {
    name: 'subscribers',
    count: 100_000,
    last: `select max(substring(email from '^reader-(\\d+)@large')::integer) as last from public.newsletter_subscribers_la2024`,
    add: `
      insert into public.newsletter_subscribers_la2024 (email, source, status, created_at, updated_at, confirmed_at)
      select 'reader-' || i || '@large.example', (array['website','blog','footer',''])[1 + i % 4],
        case when i % 12 = 0 then 'unsubscribed' else 'active' end, ${moment}, ${moment}, ${moment}
      from ${numbers}`,
  },
  {
    name: 'testimonials',
    count: 100_000,
    last: `select max(substring(content from '^Testimonial (\\d+): she asked')::integer) as last from public.testimonials_la2024`,
    // One in ten is hidden from visitors.
    add: `
      insert into public.testimonials_la2024 (name, title, company, content, rating, is_featured, is_published, created_at, updated_at)
      select case when i = 1 then 'Large 1' else ${first} || ' ' || ${last} || ' ' || i end, 'Head of team ' || i % 400, 'Company ' || i % 997,
        'Testimonial ' || i || ': she asked the question that nobody in the room had dared to ask, and then she waited.',
        3 + i % 3, false, i % 10 <> 0, ${moment}, ${moment}
      from ${numbers}`,
  },
  {
    name: 'posts',
    count: 5000,
    last: `select max(substring(slug from '^large-article-(\\d+)$')::integer) as last from public.blog_posts_la2024`,
    add: `
      with added as (
      insert into public.blog_posts_la2024 (title, slug, excerpt, content, category, author, is_featured, is_published, published_at, views, created_at, updated_at)
      select 'Article ' || i || ': what ' || ${first} || ' learned about listening', 'large-article-' || i,
        'What article ' || i || ' is about, in two sentences. It is one of many.',
        repeat(format('A paragraph of article %s about teams, trust and the courage to ask.', i) || E'\\n\\n', 30),
        (array['leadership','coaching','transformation','business','personal-growth'])[1 + i % 5], 'Lena Ashford',
        i % 100 = 0, i % 10 <> 0, case when i % 10 <> 0 then ${moment} end, i % 500, ${moment}, ${moment}
      from ${numbers}
      returning search_words)
      insert into private.post_words (word) select distinct unnest(tsvector_to_array(search_words)) from added on conflict do nothing`,
  },
];
