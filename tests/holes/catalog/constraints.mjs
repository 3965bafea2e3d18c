const constraints = ['tests/database/constraints.test.ts'];

/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/bookings.sql': {
    tests: constraints,
    'bookings may overlap': { find: `where (status in ('pending', 'confirmed'))`, replace: 'where (false)' },
    'pending bookings may overlap': {
      find: `where (status in ('pending', 'confirmed'))`,
      replace: `where (status = 'confirmed')`,
    },
    'a form books twice': { find: 'unique (request_id)', replace: 'unique (request_id, id)' },
    'a booking has any status': { find: `'completed', 'no-show')),`, replace: `'completed', 'no-show', status)),` },
  },
  'supabase/schemas/booking_links.sql': {
    tests: constraints,
    'two signing keys sign links': { find: 'check (is_only)', replace: 'check (is_only is not null)' },
  },
  'supabase/schemas/mail_outbox.sql': {
    tests: constraints,
    'the same email is queued twice': {
      find: 'unique (booking_id, kind, sequence)',
      replace: 'unique (booking_id, kind, sequence, id)',
    },
    'an email has any state': { find: `'dead', 'skipped')),`, replace: `'dead', 'skipped', state)),` },
  },
  'supabase/schemas/services.sql': {
    tests: constraints,
    'a form creates two services': { find: 'unique (request_id)', replace: 'unique (request_id, id)' },
  },
  'supabase/schemas/campaigns.sql': {
    tests: constraints,
    'a reader gets a campaign twice': {
      find: 'unique (campaign_id, subscriber_id)',
      replace: 'unique (campaign_id, subscriber_id, id)',
    },
    'a draft is already started': {
      find: `check ((state = 'draft') = (started_at is null))`,
      replace: `check (state = 'draft' or started_at is not null)`,
    },
    'a subject has several lines': { removes: ` and subject !~ '[[:cntrl:]]'` },
  },
  'supabase/schemas/subscribers.sql': {
    tests: ['tests/database/constraints.test.ts', 'tests/backend/contact-and-newsletter.test.ts'],
    'an address subscribes twice in other letters': {
      find: `on public.newsletter_subscribers_la2024 (lower(email));`,
      replace: `on public.newsletter_subscribers_la2024 (lower(email), email);
create unique index hole on public.newsletter_subscribers_la2024 (email);`,
    },
  },
  'supabase/schemas/settings.sql': {
    tests: constraints,
    'secrets can be made public': { find: 'is_public and key ~', replace: 'is_public and false and key ~' },
  },
  'supabase/schemas/posts.sql': {
    tests: constraints,
    'an article has a script for a picture': {
      find: `check (featured_image = '' or private.is_web_address(featured_image))`,
      replace: `check (char_length(featured_image) <= 2048)`,
    },
    'two articles have the same address': { find: 'unique (slug)', replace: 'unique (slug, id)' },
  },
  'supabase/schemas/testimonials.sql': {
    tests: constraints,
    'a testimonial has six stars': { find: 'rating between 1 and 5', replace: 'rating between 1 and 6' },
  },
  'supabase/schemas/availability.sql': {
    tests: constraints,
    'there are two sets of booking rules': { find: 'check (is_only)', replace: 'check (is_only is not null)' },
    'start times fall into the change of clocks': { find: `one < '04:00'`, replace: `one < '00:00'` },
    'a block ends before it starts': { find: '(ends_at > starts_at)', replace: '(ends_at <> starts_at or true)' },
  },
};
