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
 * @param {string} table
 * @param {keyof typeof rights} verb
 */
function forEveryAccount(table, verb) {
  const find = `on public.${table}\n  for ${verb} to authenticated ${rights[verb]}`;
  return { find, replace: find.replaceAll(owners, '(true)') };
}

/** @type {import('../faults.mjs').FaultyFile[]} */
export default [
  {
    file: 'supabase/schemas/bookings.sql',
    tests: direct,
    faults: {
      'every account reads bookings': {
        ...forEveryAccount('bookings_la2024', 'select'),
        tests: matrix,
        only: '^bookings',
      },
      'every account changes bookings': forEveryAccount('bookings_la2024', 'update'),
      'every account deletes bookings': forEveryAccount('bookings_la2024', 'delete'),
      'the owner cannot delete bookings': {
        find: `on public.bookings_la2024\n  for delete to authenticated using ${owners}`,
        replace: `on public.bookings_la2024\n  for delete to authenticated using (false)`,
        tests: matrix,
        only: '^bookings_la2024',
      },
    },
  },
  {
    file: 'supabase/schemas/messages.sql',
    tests: direct,
    faults: {
      'every account reads messages': forEveryAccount('contact_messages_la2024', 'select'),
      'every account changes messages': forEveryAccount('contact_messages_la2024', 'update'),
      'every account deletes messages': forEveryAccount('contact_messages_la2024', 'delete'),
    },
  },
  {
    file: 'supabase/schemas/subscribers.sql',
    tests: direct,
    faults: {
      'every account reads subscribers': forEveryAccount('newsletter_subscribers_la2024', 'select'),
      'every account deletes subscribers': forEveryAccount('newsletter_subscribers_la2024', 'delete'),
    },
  },
  {
    file: 'supabase/schemas/testimonials.sql',
    tests: direct,
    faults: {
      'every account adds testimonials': forEveryAccount('testimonials_la2024', 'insert'),
      'every account edits testimonials': forEveryAccount('testimonials_la2024', 'update'),
      'visitors read hidden testimonials': {
        find: 'for select to anon using (is_published)',
        replace: 'for select to anon using (true)',
        tests: matrix,
        only: '^testimonials_la2024',
      },
    },
  },
  {
    file: 'supabase/schemas/posts.sql',
    tests: direct,
    faults: {
      'every account writes posts': forEveryAccount('blog_posts_la2024', 'insert'),
      'every account edits posts': forEveryAccount('blog_posts_la2024', 'update'),
      'every account deletes posts': forEveryAccount('blog_posts_la2024', 'delete'),
      'visitors read posts before their date': {
        find: 'for select to anon using (is_published and published_at <= now())',
        replace: 'for select to anon using (is_published)',
        tests: ['tests/backend/posts-by-date.test.ts'],
      },
      'visitors read drafts': {
        find: 'for select to anon using (is_published and published_at <= now())',
        replace: 'for select to anon using (true)',
      },
    },
  },
  {
    file: 'supabase/schemas/settings.sql',
    tests: direct,
    faults: {
      'every account adds settings': forEveryAccount('site_settings_la2024', 'insert'),
      'every account changes settings': forEveryAccount('site_settings_la2024', 'update'),
      'every account reads private settings': {
        find: `for select to authenticated using (is_public or (select public.is_owner()))`,
        replace: 'for select to authenticated using (true)',
        tests: ['tests/backend/settings.test.ts'],
      },
    },
  },
  {
    file: 'supabase/schemas/campaigns.sql',
    tests: direct,
    faults: {
      'every account reads campaigns': forEveryAccount('newsletter_campaigns', 'select'),
      'every account writes campaigns': forEveryAccount('newsletter_campaigns', 'insert'),
      'every account reads how campaigns went out': forEveryAccount('newsletter_campaign_mails', 'select'),
      'campaigns that were sent can be deleted': {
        find: `using ((select public.is_owner()) and state = 'draft')`,
        replace: `using ${owners}`,
        tests: ['tests/backend/campaigns.test.ts'],
      },
    },
  },
  {
    file: 'supabase/schemas/people.sql',
    tests: direct,
    faults: {
      'every account reads notes about people': forEveryAccount('person_notes', 'select'),
      'every account deletes tags of people': forEveryAccount('person_tags', 'delete'),
    },
  },
  {
    file: 'supabase/schemas/personal_mails.sql',
    tests: direct,
    faults: { 'every account reads what the owner wrote': forEveryAccount('personal_mails', 'select') },
  },
  {
    file: 'supabase/schemas/booking_invitations.sql',
    tests: direct,
    faults: {
      'every account reads invitations': forEveryAccount('booking_invitations', 'select'),
      'every account withdraws invitations': forEveryAccount('booking_invitations', 'delete'),
    },
  },
  {
    file: 'supabase/schemas/history.sql',
    tests: direct,
    faults: { 'every account reads the history': forEveryAccount('change_history', 'select') },
  },
  {
    file: 'supabase/schemas/availability.sql',
    tests: direct,
    faults: {
      'every account reads blocked times': forEveryAccount('blocked_times', 'select'),
      'every account blocks times': forEveryAccount('blocked_times', 'insert'),
      'every account frees blocked times': forEveryAccount('blocked_times', 'delete'),
      'every account reads travel dates': forEveryAccount('travel_dates', 'select'),
      'every account adds travel dates': forEveryAccount('travel_dates', 'insert'),
      'every account changes travel dates': forEveryAccount('travel_dates', 'update'),
      'every account deletes travel dates': forEveryAccount('travel_dates', 'delete'),
      'every account changes the opening hours': forEveryAccount('weekly_hours', 'update'),
      'every account changes the booking rules': forEveryAccount('booking_rules', 'update'),
    },
  },
  {
    file: 'supabase/schemas/images.sql',
    tests: direct,
    faults: {
      'every account lists images': {
        find: `for select to authenticated using (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for select to authenticated using (bucket_id = 'images')`,
      },
      'every account uploads files': {
        find: `for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for insert to authenticated with check (true)`,
      },
      'every account replaces images': {
        find: `for update to authenticated using (bucket_id = 'images' and (select public.is_owner()))
  with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for update to authenticated using (bucket_id = 'images') with check (bucket_id = 'images')`,
      },
      'every account removes images': {
        find: `for delete to authenticated using (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for delete to authenticated using (bucket_id = 'images')`,
      },
      'the owner uploads into any bucket': {
        find: `for insert to authenticated with check (bucket_id = 'images' and (select public.is_owner()))`,
        replace: `for insert to authenticated with check ${owners}`,
      },
    },
  },
];
