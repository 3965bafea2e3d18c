import type { Page } from 'playwright-core';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { expectSoon, openWindow } from './browser';
import { keeping, openDesk, stored } from './owner-desk';
import { addresses } from './stack';
import { goTo, visit } from './visit';

/*
  The specification's error catalogue, row by row: the request fails for real, the words are the catalogue's, nothing typed
  is lost, and nothing of the database's own wording is shown.
*/
const rawWords = 'relation "public.secrets" does not exist';
const broken = { status: 500, json: { code: 'XX000', message: rawWords } };
const ourFault = 'Something went wrong on our side. Please try again in a moment.';
const serverWords = 'The calendar is closed for the moment.';
const refused = { status: 422, json: { code: 'PT422', message: serverWords, hint: '' } };

const reading = ['GET', 'HEAD'];
const writing = ['POST', 'PATCH', 'DELETE'];

/** From now on the backend answers so, whatever is asked of a table or function. */
async function fail(page: Page, name: string, methods = writing, answer = broken) {
  await page.route(
    (url) => url.origin === addresses.api && url.pathname.endsWith(`/${name}`),
    (route) =>
      methods.includes(route.request().method())
        ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        : route.fallback(),
  );
}

/** An alert of these words, and no more than these words. */
const alerted = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor({ state: 'attached' });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

type Situation = [situation: string, produce: () => Promise<Page>];

async function typedMessage() {
  const { page } = await visit();
  const form = page.locator('#contact form');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Full Name').fill('Priya Okafor');
  await form.getByLabel('Email').fill(`priya.${Date.now()}@visitor.example`);
  await form.getByLabel('Message').fill('My first hundred days.');
  return { page, form };
}

async function openArticle() {
  const { page } = await visit({ path: '/blog', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('article').getByRole('link', { name: 'The Meeting After the Meeting' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).waitFor();
  return page;
}

/** A visitor's page on which a read has failed from the start. */
async function visitWithout(name: string, path = '/') {
  const { page } = await openWindow();
  await fail(page, name, [...reading, ...writing]);
  await goTo(page, path);
  return page;
}

const forVisitors: Situation[] = [
  [
    'Booking insert fails',
    async () => {
      const { page } = await visit();
      const dialog = await openBooking(page);
      await chooseService(dialog, /Leadership Coaching/);
      await chooseFirstFreeSlot(dialog, 3);
      const visitor = { ...aVisitor('Amara'), message: 'My first hundred days.' };
      await typeDetails(dialog, visitor);
      await fail(page, 'book_consultation', writing, refused);
      await submitBooking(dialog);
      const words = `Error submitting booking: ${serverWords}`;
      await alerted(page, words);
      await dialog.getByRole('note').filter({ hasText: words }).waitFor();
      expect(await dialog.getByLabel('First name').inputValue()).toBe('Amara');
      expect(await dialog.getByLabel('Message').inputValue()).toBe(visitor.message);
      return page;
    },
  ],
  [
    'Contact insert fails',
    async () => {
      const { page, form } = await typedMessage();
      await fail(page, 'send_contact_message', writing, refused);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await alerted(page, `Error sending message: ${serverWords}`);
      await form.getByRole('note').filter({ hasText: serverWords }).waitFor();
      expect(await form.getByLabel('Message').inputValue()).toBe('My first hundred days.');
      return page;
    },
  ],
  [
    'Contact succeeds',
    async () => {
      const { page, form } = await typedMessage();
      await form.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText("Message sent successfully! We'll get back to you soon.").first().waitFor();
      expect(await form.getByLabel('Message').inputValue()).toBe('');
      return page;
    },
  ],
  [
    'Testimonials fetch fails',
    async () => {
      const page = await visitWithout('testimonials_la2024');
      const section = page.locator('#testimonials');
      await section.scrollIntoViewIfNeeded();
      await section.getByRole('figure').or(section.getByRole('article')).nth(3).waitFor();
      return page;
    },
  ],
  [
    'Public settings fetch fails',
    async () => {
      const page = await visitWithout('site_settings_la2024');
      await page.getByText('Lead with courage. Live with clarity.').first().waitFor();
      expect(await page.getByRole('progressbar').count()).toBe(0);
      return page;
    },
  ],
  [
    'Public posts fetch fails',
    async () => {
      const page = await visitWithout('blog_posts_la2024', '/blog');
      await page.getByRole('article').first().waitFor();
      await page
        .getByText(/sample/i)
        .first()
        .waitFor();
      return page;
    },
  ],
  [
    'Portrait image fails to load',
    async () => {
      const { page } = await openWindow();
      await page.route(/portrait/, (route) => route.abort());
      await goTo(page, '/');
      await page.locator('#home').getByText('LA', { exact: true }).waitFor();
      return page;
    },
  ],
  [
    'Testimonial photo fails',
    async () => {
      const { page } = await openWindow();
      const photo = `${addresses.site}/images/nobody.jpg`;
      await page.route('**/rest/v1/testimonials_la2024*', async (route) => {
        const response = await route.fetch();
        const rows = (await response.json()) as object[];
        await route.fulfill({
          response,
          json: rows.map((row) => ({ ...row, name: 'Maren Okafor', image_url: photo })),
        });
      });
      await goTo(page, '/');
      const section = page.locator('#testimonials');
      await section.scrollIntoViewIfNeeded();
      await section.getByText('MO', { exact: true }).first().waitFor();
      // The initials stand under the photo from the start.
      await expectSoon(
        () => section.locator(`img[src="${photo}"]:visible`).count(),
        (now) => now === 0,
      );
      return page;
    },
  ],
  [
    'Share',
    async () => {
      const page = await openArticle();
      await press(page, 'Share');
      await page.getByText('Link copied to clipboard!').waitFor();
      return page;
    },
  ],
  [
    'Save article',
    async () => {
      const page = await openArticle();
      await press(page, 'Save');
      await page.getByText('Article bookmarked!').waitFor();
      await press(page, 'Save');
      await page.getByText('Article already bookmarked!').waitFor();
      return page;
    },
  ],
  [
    'Admin login fails',
    async () => {
      const { page } = await openWindow();
      await page.goto(`${addresses.site}/#/admin`);
      await page.getByLabel('Username').fill('owner@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await press(page, 'Sign In');
      await alerted(page, 'Invalid credentials');
      expect(await page.getByLabel('Username').inputValue()).toBe('owner@example.com');
      return page;
    },
  ],
];

type List = { tab: string; table: string; list: string; one: string; change?: RegExp };

const lists: List[] = [
  { tab: 'bookings', table: 'bookings_la2024', list: 'Bookings', one: 'booking', change: /^Confirm/ },
  { tab: 'contacts', table: 'contact_messages_la2024', list: 'Messages', one: 'message', change: /^Mark as Replied/ },
  { tab: 'blog', table: 'blog_posts_la2024', list: 'Posts', one: 'post', change: /^(Unp|P)ublish/ },
  {
    tab: 'testimonials',
    table: 'testimonials_la2024',
    list: 'Testimonials',
    one: 'testimonial',
    change: /^(Unp|P)ublish/,
  },
  {
    tab: 'newsletter',
    table: 'newsletter_subscribers_la2024',
    list: 'Subscribers',
    one: 'subscriber',
    change: /^(Unsubscribe|Reactivate)/,
  },
];

const forLists = lists.flatMap(({ tab, table, list, one, change }): Situation[] => [
  [
    `Admin list fetch fails (${list.toLowerCase()})`,
    async () => {
      const { page } = await openDesk('/settings');
      await fail(page, table, [...reading, ...writing]);
      await page.goto(`${addresses.site}/#/admin/${tab}`);
      await page
        .getByText(/ could not be loaded\./)
        .first()
        .waitFor();
      return page;
    },
  ],
  [
    `Update fails (${one})`,
    async () => {
      const { page } = await openDesk(`/${tab}`);
      await fail(page, table);
      await press(page, change!);
      await alerted(page, `Error updating ${one} status`);
      return page;
    },
  ],
  [
    `Delete fails (${one})`,
    async () => {
      const { page } = await openDesk(`/${tab}`);
      await fail(page, table);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .waitFor();
      const count = await page.getByRole('row').count();
      await press(page, /^Delete/);
      const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete this ${one}?` });
      await question.getByRole('button', { name: 'Delete' }).click();
      await press(page, 'Dismiss');
      await alerted(page, `Error deleting ${one}`);
      // The row is back.
      await expectSoon(
        () => page.getByRole('row').count(),
        (now) => now === count,
      );
      return page;
    },
  ],
]);

/** Something typed in the desk, saved in vain: it still stands in its field. */
const savedInVain =
  (at: string, field: string | RegExp, typed: string, button: string | RegExp, words: string, table: string) =>
  async () => {
    const { page } = await openDesk(at);
    await page.getByLabel(field).first().fill(typed);
    await fail(page, table);
    await press(page, button);
    await alerted(page, words);
    expect(await page.getByLabel(field).first().inputValue()).toBe(typed);
    return page;
  };

const settings = 'site_settings_la2024';
const picture = 'https://images.example/portrait.jpg';

/** A screen of the desk whose settings cannot be read: the built-in ones stand there. */
const defaultsStand = (at: string, label: string, value: RegExp) => async () => {
  const { page } = await openDesk('/bookings');
  await fail(page, settings, reading);
  await page.goto(`${addresses.site}/#/admin${at}`);
  const field = page.getByLabel(label).first();
  await field.waitFor();
  expect(await field.inputValue()).toMatch(value);
  return page;
};

const forForms: Situation[] = [
  [
    'Save fails (post)',
    async () => {
      const { page } = await openDesk('/blog');
      await page.getByRole('row').nth(2).getByRole('link').first().click();
      await fail(page, 'blog_posts_la2024');
      await page.getByRole('textbox', { name: 'Content' }).fill('Not to be saved');
      await press(page, /^Save/);
      await alerted(page, 'Error saving post');
      expect(await page.getByRole('textbox', { name: 'Content' }).inputValue()).toBe('Not to be saved');
      return page;
    },
  ],
  [
    'Save fails (testimonial)',
    async () => {
      const { page } = await openDesk('/testimonials/new');
      const dialog = page.getByRole('dialog', { name: 'New testimonial' });
      for (const [label, text] of Object.entries({ Name: 'Maren', Title: 'Chair', Content: 'It changed how we meet.' }))
        await dialog.getByLabel(label).fill(text);
      await fail(page, 'testimonials_la2024');
      await dialog.getByRole('button', { name: 'Save testimonial' }).click();
      await alerted(page, 'Error saving testimonial');
      expect(await dialog.getByRole('textbox', { name: 'Content' }).inputValue()).toBe('It changed how we meet.');
      return page;
    },
  ],
  [
    'Settings save',
    savedInVain('/settings', 'Tagline', 'In vain.', 'Save Settings', `Error saving settings: ${ourFault}`, settings),
  ],
  [
    'Portrait save',
    savedInVain(
      '/portrait',
      'New portrait URL',
      picture,
      'Save Portrait',
      `Error updating portrait: ${ourFault}`,
      settings,
    ),
  ],
  [
    'Font save',
    savedInVain(
      '/fonts',
      'Text size',
      '17',
      'Save Font Settings',
      `Error updating font settings: ${ourFault}`,
      settings,
    ),
  ],
  [
    'SEO save',
    savedInVain(
      '/seo',
      'Meta keywords',
      'vain',
      'Save SEO Settings',
      `Error saving SEO settings: ${ourFault}`,
      settings,
    ),
  ],
  ['Settings screen fetch fails', defaultsStand('/settings', 'Tagline', /^Lead with courage/)],
  ['Font load fails', defaultsStand('/fonts', 'Text size', /^16$/)],
  ['SEO load fails', defaultsStand('/seo', 'Meta title', /Lena Ashford/)],
  [
    'Portrait load fails',
    async () => {
      const { page } = await openDesk('/bookings');
      await fail(page, settings, reading);
      await page.goto(`${addresses.site}/#/admin/portrait`);
      await page
        .getByRole('img', { name: /portrait/i })
        .first()
        .waitFor();
      expect(
        await page
          .getByRole('main')
          .getByText(/could not be/)
          .count(),
      ).toBe(0);
      return page;
    },
  ],
  [
    'Seeding fails',
    async () => {
      const { page } = await openWindow();
      await fail(page, settings, reading);
      await page.goto(`${addresses.site}/#/admin`);
      await page.getByLabel('Username').fill('owner@example.com');
      await page.getByLabel('Password', { exact: true }).fill('coach-owner-local');
      await press(page, 'Sign In');
      await page.getByText(/The settings could not be checked\..*built-in settings/).waitFor();
      return page;
    },
  ],
];

test.each([...forVisitors, ...forLists, ...forForms])('point 8: %s', async (_, produce) => {
  const page = await produce();
  expect(await page.getByText(rawWords).count()).toBe(0);
  await page.context().close();
});

test('point 8: a save that succeeds says so in the catalogue’s words', async () => {
  await keeping(['site_tagline', 'portrait_url', 'body_font_size', 'meta_keywords', 'hero_portrait_url'], async () => {
    const saves = [
      ['/settings', 'Tagline', 'Saved.', 'Save Settings', 'Settings saved successfully!', 'site_tagline'],
      ['/portrait', 'New portrait URL', picture, 'Save Portrait', 'Portrait updated successfully!', 'portrait_url'],
      ['/fonts', 'Text size', '17', 'Save Font Settings', 'Font settings updated successfully!', 'body_font_size'],
      ['/seo', 'Meta keywords', 'kept', 'Save SEO Settings', 'SEO settings saved successfully!', 'meta_keywords'],
    ] as const;
    for (const [at, field, typed, button, words, key] of saves) {
      const { page } = await openDesk(at);
      await page.getByLabel(field).first().fill(typed);
      await press(page, button);
      await page.getByText(words).first().waitFor();
      expect(String(await stored(key))).toBe(typed);
      await page.context().close();
    }
  });
});
