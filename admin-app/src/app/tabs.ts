import type { DashboardTab } from '../dashboard/dashboard-tab';

const tab = (id: string, label: string, icon: DashboardTab['icon'], load: DashboardTab['load']): DashboardTab => ({
  id,
  label,
  icon,
  load,
});

/** The tabs in sidebar order; the first one is the default. */
export const dashboardTabs: readonly DashboardTab[] = [
  tab('overview', 'Overview', 'grid', async () => (await import('../overview/overview-page')).OverviewPage),
  tab('bookings', 'Bookings', 'calendar', async () => (await import('../bookings/bookings-page')).BookingsPage),
  tab('calendars', 'Calendars', 'calendars', async () => (await import('../calendars/calendars-page')).CalendarsPage),
  tab('contacts', 'Contact Messages', 'mail', async () => (await import('../messages/messages-page')).MessagesPage),
  tab('people', 'People', 'person', async () => (await import('../people/people-page')).PeoplePage),
  tab('services', 'Services', 'bookmark', async () => (await import('../services/services-page')).ServicesPage),
  tab('blog', 'Blog Posts', 'pen', async () => (await import('../blog/blog-page')).BlogPage),
  tab(
    'testimonials',
    'Testimonials',
    'quote',
    async () => (await import('../testimonials/testimonials-page')).TestimonialsPage,
  ),
  tab('newsletter', 'Newsletter', 'send', async () => (await import('../newsletter/newsletter-page')).NewsletterPage),
  tab('words', 'Website Texts', 'text', async () => (await import('../words/words-page')).WordsPage),
  tab('portrait', 'Portrait Manager', 'eye', async () => (await import('../portrait/portrait-page')).PortraitPage),
  tab('fonts', 'Font Settings', 'type', async () => (await import('../fonts/fonts-page')).FontsPage),
  tab('seo', 'SEO Management', 'search', async () => (await import('../seo/seo-page')).SeoPage),
  tab('settings', 'Settings', 'sliders', async () => (await import('../settings/settings-page')).SettingsPage),
  {
    ...tab('mails', 'Unsent Emails', 'mail-unsent', async () => (await import('../mails/mails-page')).MailsPage),
    isInFoot: true,
  },
  {
    ...tab('history', 'History', 'clock', async () => (await import('../history/history-page')).HistoryPage),
    isInFoot: true,
  },
];
