/** The areas of the history, by table. */
export const historyAreas = {
  bookings: 'bookings_la2024',
  blocked: 'blocked_times',
  hours: 'weekly_hours',
  rules: 'booking_rules',
  messages: 'contact_messages_la2024',
  mails: 'mail_outbox',
  services: 'services_la2024',
  posts: 'blog_posts_la2024',
  testimonials: 'testimonials_la2024',
  subscribers: 'newsletter_subscribers_la2024',
  campaigns: 'newsletter_campaigns',
  calendars: 'calendars',
  feeds: 'calendar_feeds',
  people: 'people',
  notes: 'person_notes',
  tags: 'person_tags',
  invitations: 'booking_invitations',
  settings: 'site_settings_la2024',
} as const;

export type HistoryArea = keyof typeof historyAreas;
