import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { expectSoon, openWindow } from './browser';
import { alerted, fail, press, reading, testSituations, writing } from './error-catalogue';
import type { Situation } from './error-catalogue';
import { addresses } from './stack';
import { goTo, visit } from './visit';

const serverWords = 'The calendar is closed for the moment.';
const refused = { status: 422, json: { code: 'PT422', message: serverWords, hint: '' } };
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

testSituations(forVisitors);
