import type { DashboardTab } from '../dashboard/dashboard-tab';

/** The tabs in sidebar order; the first one is the default. */
export const dashboardTabs: readonly DashboardTab[] = [
  {
    id: 'overview',
    label: 'Overview',
    icon: 'grid',
    load: async () => ({ default: (await import('../overview/overview-page')).OverviewPage }),
  },
  {
    id: 'bookings',
    label: 'Bookings',
    icon: 'calendar',
    load: async () => ({ default: (await import('../bookings/bookings-page')).BookingsPage }),
  },
  {
    id: 'calendars',
    label: 'Calendars',
    icon: 'calendars',
    load: async () => ({ default: (await import('../calendars/calendars-page')).CalendarsPage }),
  },
  {
    id: 'contacts',
    label: 'Contact Messages',
    icon: 'mail',
    load: async () => ({ default: (await import('../messages/messages-page')).MessagesPage }),
  },
  {
    id: 'people',
    label: 'People',
    icon: 'person',
    load: async () => ({ default: (await import('../people/people-page')).PeoplePage }),
  },
  {
    id: 'services',
    label: 'Services',
    icon: 'bookmark',
    load: async () => ({ default: (await import('../services/services-page')).ServicesPage }),
  },
  {
    id: 'blog',
    label: 'Blog Posts',
    icon: 'pen',
    load: async () => ({ default: (await import('../blog/blog-page')).BlogPage }),
  },
  {
    id: 'testimonials',
    label: 'Testimonials',
    icon: 'quote',
    load: async () => ({ default: (await import('../testimonials/testimonials-page')).TestimonialsPage }),
  },
  {
    id: 'newsletter',
    label: 'Newsletter',
    icon: 'send',
    load: async () => ({ default: (await import('../newsletter/newsletter-page')).NewsletterPage }),
  },
  {
    id: 'words',
    label: 'Website Texts',
    icon: 'text',
    load: async () => ({ default: (await import('../words/words-page')).WordsPage }),
  },
  {
    id: 'portrait',
    label: 'Portrait Manager',
    icon: 'eye',
    load: async () => ({ default: (await import('../portrait/portrait-page')).PortraitPage }),
  },
  {
    id: 'fonts',
    label: 'Font Settings',
    icon: 'type',
    load: async () => ({ default: (await import('../fonts/fonts-page')).FontsPage }),
  },
  {
    id: 'seo',
    label: 'SEO Management',
    icon: 'search',
    load: async () => ({ default: (await import('../seo/seo-page')).SeoPage }),
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: 'sliders',
    load: async () => ({ default: (await import('../settings/settings-page')).SettingsPage }),
  },
  {
    id: 'mails',
    label: 'Unsent Emails',
    icon: 'mail-unsent',
    isInFoot: true,
    load: async () => ({ default: (await import('../mails/mails-page')).MailsPage }),
  },
  {
    id: 'history',
    label: 'History',
    icon: 'clock',
    isInFoot: true,
    load: async () => ({ default: (await import('../history/history-page')).HistoryPage }),
  },
];
