import { expect } from './fixtures';
import { alerted, fail, press, reading, testSituations, writing, type Situation } from './error-catalogue';
import { addresses } from './stack';

type List = { tab: string; table: string; list: string; one: string; alerts: string; change?: RegExp };

const lists: List[] = [
  { tab: 'bookings', table: 'bookings_la2024', list: 'Bookings', one: 'booking', alerts: 'K2', change: /^Confirm/ },
  {
    tab: 'contacts',
    table: 'contact_messages_la2024',
    list: 'Messages',
    one: 'message',
    alerts: 'M2',
    change: /^Mark as Replied/,
  },
  { tab: 'blog', table: 'blog_posts_la2024', list: 'Posts', one: 'post', alerts: 'G4', change: /^(Unp|P)ublish/ },
  {
    tab: 'testimonials',
    table: 'testimonials_la2024',
    list: 'Testimonials',
    one: 'testimonial',
    alerts: 'T3',
    change: /^(Unp|P)ublish/,
  },
  {
    tab: 'newsletter',
    table: 'newsletter_subscribers_la2024',
    list: 'Subscribers',
    one: 'subscriber',
    alerts: 'N3',
    change: /^(Unsubscribe|Reactivate)/,
  },
];

const forLists = lists.flatMap(({ tab, table, list, one, alerts, change }): Situation[] => [
  [
    `A6 Admin list fetch fails (${list.toLowerCase()})`,
    async ({ openDashboard }) => {
      const page = await openDashboard('/settings');
      await fail(page, table, [...reading, ...writing]);
      await page.goto(`${addresses.site}/#/admin/${tab}`);
      await page
        .getByText(/ couldn’t be loaded\./)
        .first()
        .waitFor();
      return page;
    },
  ],
  [
    `${alerts} Update fails (${one})`,
    async ({ openDashboard }) => {
      const page = await openDashboard(`/${tab}`);
      await fail(page, table);
      await press(page, change!);
      await alerted(page, `Error updating ${one} status`);
      return page;
    },
  ],
  [
    `${alerts} Delete fails (${one})`,
    async ({ openDashboard }) => {
      const page = await openDashboard(`/${tab}`);
      await fail(page, table);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .waitFor();
      const count = await page.getByRole('row').count();
      await press(page, /^Delete/);
      const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete this ${one}?` });
      await question.getByRole('button', { name: 'Delete' }).click();
      // Deleting an upcoming booking asks again.
      const again = page.getByRole('alertdialog', { name: 'Delete without notifying the client?' });
      if (one === 'booking') await again.getByRole('button', { name: 'Delete anyway' }).click();
      await press(page, 'Dismiss');
      await alerted(page, `Error deleting ${one}`);
      // The row reappears.
      await expect.poll(() => page.getByRole('row').count()).toBe(count);
      return page;
    },
  ],
]);

testSituations(forLists);
