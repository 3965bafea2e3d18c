const owners = '((select public.is_owner()))';
const direct = ['tests/database/direct-rights.test.ts'];
const matrix = ['tests/backend/access-matrix.test.ts'];

const rights = {
  select: `using ${owners}`,
  insert: `with check ${owners}`,
  update: `using ${owners} with check ${owners}`,
  delete: `using ${owners}`,
};

/**
 * A policy for the owner that lets every account through.
 *
 * @param {string} name
 * @param {string} table
 * @param {keyof typeof rights} verb
 */
function forEveryAccount(name, table, verb) {
  const find = `on public.${table}\n  for ${verb} to authenticated ${rights[verb]}`;
  return { name, find, replace: find.replaceAll(owners, '(true)') };
}

/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'supabase/schemas/bookings.sql',
    tests: direct,
    faults: [
      {
        ...forEveryAccount('every account reads bookings', 'bookings_la2024', 'select'),
        tests: matrix,
        only: '^bookings',
      },
      forEveryAccount('every account changes bookings', 'bookings_la2024', 'update'),
      forEveryAccount('every account deletes bookings', 'bookings_la2024', 'delete'),
      {
        name: 'the owner cannot delete bookings',
        find: `on public.bookings_la2024\n  for delete to authenticated using ${owners}`,
        replace: `on public.bookings_la2024\n  for delete to authenticated using (false)`,
        tests: matrix,
        only: '^bookings_la2024',
      },
    ],
  },
  {
    file: 'supabase/schemas/messages.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads messages', 'contact_messages_la2024', 'select'),
      forEveryAccount('every account changes messages', 'contact_messages_la2024', 'update'),
      forEveryAccount('every account deletes messages', 'contact_messages_la2024', 'delete'),
    ],
  },
  {
    file: 'supabase/schemas/subscribers.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads subscribers', 'newsletter_subscribers_la2024', 'select'),
      forEveryAccount('every account deletes subscribers', 'newsletter_subscribers_la2024', 'delete'),
    ],
  },
  {
    file: 'supabase/schemas/testimonials.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account adds testimonials', 'testimonials_la2024', 'insert'),
      forEveryAccount('every account edits testimonials', 'testimonials_la2024', 'update'),
      {
        name: 'visitors read hidden testimonials',
        find: 'for select to anon using (is_published)',
        replace: 'for select to anon using (true)',
        tests: matrix,
        only: '^testimonials_la2024',
      },
    ],
  },
  {
    file: 'supabase/schemas/posts.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account writes posts', 'blog_posts_la2024', 'insert'),
      forEveryAccount('every account edits posts', 'blog_posts_la2024', 'update'),
      forEveryAccount('every account deletes posts', 'blog_posts_la2024', 'delete'),
      {
        name: 'visitors read posts before their date',
        find: 'for select to anon using (is_published and published_at <= now())',
        replace: 'for select to anon using (is_published)',
        tests: ['tests/backend/posts-by-date.test.ts'],
      },
      {
        name: 'visitors read drafts',
        find: 'for select to anon using (is_published and published_at <= now())',
        replace: 'for select to anon using (true)',
      },
    ],
  },
  {
    file: 'supabase/schemas/settings.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account adds settings', 'site_settings_la2024', 'insert'),
      forEveryAccount('every account changes settings', 'site_settings_la2024', 'update'),
      {
        name: 'every account reads private settings',
        find: `for select to authenticated using (is_public or (select public.is_owner()))`,
        replace: 'for select to authenticated using (true)',
        tests: ['tests/backend/settings.test.ts'],
      },
    ],
  },
  {
    file: 'supabase/schemas/campaigns.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads campaigns', 'newsletter_campaigns', 'select'),
      forEveryAccount('every account writes campaigns', 'newsletter_campaigns', 'insert'),
      forEveryAccount('every account reads how campaigns went out', 'newsletter_campaign_mails', 'select'),
      {
        name: 'campaigns that were sent can be deleted',
        find: `using ((select public.is_owner()) and state = 'draft')`,
        replace: `using ${owners}`,
        tests: ['tests/backend/campaigns.test.ts'],
      },
    ],
  },
  {
    file: 'supabase/schemas/people.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads notes about people', 'person_notes', 'select'),
      forEveryAccount('every account deletes tags of people', 'person_tags', 'delete'),
    ],
  },
  {
    file: 'supabase/schemas/personal_mails.sql',
    tests: direct,
    faults: [forEveryAccount('every account reads what the owner wrote', 'personal_mails', 'select')],
  },
  {
    file: 'supabase/schemas/booking_invitations.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads invitations', 'booking_invitations', 'select'),
      forEveryAccount('every account withdraws invitations', 'booking_invitations', 'delete'),
    ],
  },
  {
    file: 'supabase/schemas/history.sql',
    tests: direct,
    faults: [forEveryAccount('every account reads the history', 'change_history', 'select')],
  },
  {
    file: 'supabase/schemas/availability.sql',
    tests: direct,
    faults: [
      forEveryAccount('every account reads blocked times', 'blocked_times', 'select'),
      forEveryAccount('every account blocks times', 'blocked_times', 'insert'),
      forEveryAccount('every account frees blocked times', 'blocked_times', 'delete'),
      forEveryAccount('every account reads travel dates', 'travel_dates', 'select'),
      forEveryAccount('every account adds travel dates', 'travel_dates', 'insert'),
      forEveryAccount('every account changes travel dates', 'travel_dates', 'update'),
      forEveryAccount('every account deletes travel dates', 'travel_dates', 'delete'),
      forEveryAccount('every account changes the opening hours', 'weekly_hours', 'update'),
      forEveryAccount('every account changes the booking rules', 'booking_rules', 'update'),
    ],
  },
  {
    file: 'supabase/schemas/images.sql',
    tests: direct,
    faults: [
      {
        name: 'every account lists images',
        find: `for select to authenticated using (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for select to authenticated using (bucket_id = 'images')`,
      },
      {
        name: 'every account uploads files',
        find: `for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for insert to authenticated with check (true)`,
      },
      {
        name: 'every account replaces images',
        find: `for update to authenticated using (bucket_id = 'images' and (select public.is_owner()))
  with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for update to authenticated using (bucket_id = 'images') with check (bucket_id = 'images')`,
      },
      {
        name: 'every account removes images',
        find: `for delete to authenticated using (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for delete to authenticated using (bucket_id = 'images')`,
      },
      {
        name: 'the owner uploads into any bucket',
        find: `for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for insert to authenticated with check ${owners}`,
      },
    ],
  },
];
