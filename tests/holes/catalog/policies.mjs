const owners = '((select public.is_owner()))';
const ownersImages = `(bucket_id = 'images' and (select public.is_owner()))`;
const direct = ['tests/database/direct-rights.test.ts'];

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

/**
 * A fault for each verb, which every account may use on a table then.
 *
 * @param {string} table
 * @param {(keyof typeof rights)[]} verbs
 */
const everyAccount = (table, ...verbs) =>
  Object.fromEntries(verbs.map((verb) => [`every account may ${verb} ${table}`, forEveryAccount(table, verb)]));

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/bookings.sql': {
    tests: direct,
    ...everyAccount('bookings_la2024', 'select', 'update', 'delete'),
    'the owner cannot delete bookings': {
      find: `on public.bookings_la2024\n  for delete to authenticated using ${owners}`,
      replace: `on public.bookings_la2024\n  for delete to authenticated using (false)`,
    },
  },
  'supabase/schemas/messages.sql': {
    tests: direct,
    ...everyAccount('contact_messages_la2024', 'select', 'update', 'delete'),
  },
  'supabase/schemas/subscribers.sql': {
    tests: direct,
    ...everyAccount('newsletter_subscribers_la2024', 'select', 'delete'),
  },
  'supabase/schemas/testimonials.sql': {
    tests: direct,
    ...everyAccount('testimonials_la2024', 'insert', 'update'),
    'visitors read hidden testimonials': {
      find: 'for select to anon using (is_published)',
      replace: 'for select to anon using (true)',
    },
  },
  'supabase/schemas/posts.sql': {
    tests: direct,
    ...everyAccount('blog_posts_la2024', 'insert', 'update', 'delete'),
    'visitors read posts before their date': {
      find: 'for select to anon using (is_published and published_at <= now())',
      replace: 'for select to anon using (is_published)',
      tests: ['tests/backend/posts-by-date.test.ts'],
    },
    'visitors read unpublished posts': {
      find: 'using (is_published and published_at <= now())',
      replace: 'using (published_at <= now())',
    },
  },
  'supabase/schemas/settings.sql': {
    tests: direct,
    ...everyAccount('site_settings_la2024', 'insert', 'update'),
    'every account reads private settings': {
      find: `for select to authenticated using (is_public or (select public.is_owner()))`,
      replace: 'for select to authenticated using (true)',
      tests: ['tests/backend/settings.test.ts'],
    },
  },
  'supabase/schemas/campaigns.sql': {
    tests: direct,
    ...everyAccount('newsletter_campaigns', 'select', 'insert'),
    ...everyAccount('newsletter_campaign_mails', 'select'),
    'campaigns that were sent can be deleted': {
      find: `using ((select public.is_owner()) and state = 'draft')`,
      replace: `using ${owners}`,
      tests: ['tests/backend/campaigns.test.ts'],
    },
  },
  'supabase/schemas/people.sql': {
    tests: direct,
    ...everyAccount('person_notes', 'select'),
    ...everyAccount('person_tags', 'delete'),
  },
  'supabase/schemas/personal_mails.sql': { tests: direct, ...everyAccount('personal_mails', 'select') },
  'supabase/schemas/booking_invitations.sql': {
    tests: direct,
    ...everyAccount('booking_invitations', 'select', 'delete'),
  },
  'supabase/schemas/history.sql': { tests: direct, ...everyAccount('change_history', 'select') },
  'supabase/schemas/availability.sql': {
    tests: direct,
    ...everyAccount('blocked_times', 'select', 'insert', 'delete'),
    ...everyAccount('travel_dates', 'select', 'insert', 'update', 'delete'),
    ...everyAccount('weekly_hours', 'update'),
    ...everyAccount('booking_rules', 'update'),
  },
  'supabase/schemas/images.sql': {
    tests: direct,
    'every account lists images': {
      find: `for select to authenticated using ${ownersImages}`,
      replace: `for select to authenticated using (bucket_id = 'images')`,
    },
    'every account uploads files': {
      find: `for insert to authenticated with check ${ownersImages}`,
      replace: `for insert to authenticated with check (true)`,
    },
    'every account replaces images': {
      find: `for update to authenticated using ${ownersImages}
  with check ${ownersImages}`,
      replace: `for update to authenticated using (bucket_id = 'images') with check (bucket_id = 'images')`,
    },
    'every account removes images': {
      find: `for delete to authenticated using ${ownersImages}`,
      replace: `for delete to authenticated using (bucket_id = 'images')`,
    },
    'the owner uploads into any bucket': {
      find: `for insert to authenticated with check ${ownersImages}`,
      replace: `for insert to authenticated with check ${owners}`,
    },
  },
};
