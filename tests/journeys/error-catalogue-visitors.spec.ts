import { expect, type OpenWindow, type Visit } from './fixtures';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { alerted, fail, press, reading, testSituations, writing, type Situation } from './error-catalogue';
import { addresses } from './stack';
import { goTo } from './visit';

const serverWords = 'The calendar is closed for the moment.';
const refused = { status: 422, json: { code: 'PT422', message: serverWords, hint: '' } };
async function typedMessage(visit: Visit) {
  const page = await visit();
  const form = page.locator('#contact form');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await form.getByLabel('Full Name').fill('Priya Okafor');
  await form.getByLabel('Email').fill(`priya.${Date.now()}@visitor.example`);
  await form.getByLabel('Message').fill('My first hundred days.');
  return { page, form };
}

async function openArticle(visit: Visit) {
  const page = await visit({ path: '/blog', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.getByRole('article').getByRole('link', { name: 'The Meeting After the Meeting' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).waitFor();
  return page;
}

/** Opens a page whose reads of a table fail from the start. */
async function visitWithout(openWindow: OpenWindow, name: string, path = '/') {
  const page = await openWindow();
  await fail(page, name, [...reading, ...writing]);
  await goTo(page, path);
  return page;
}

const forVisitors: Situation[] = [
  [
    'Booking insert fails',
    async ({ visit }) => {
      const page = await visit();
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
      await expect(dialog.getByLabel('First name')).toHaveValue('Amara');
      await expect(dialog.getByLabel('Message')).toHaveValue(visitor.message);
      return page;
    },
  ],
  [
    'Contact insert fails',
    async ({ visit }) => {
      const { page, form } = await typedMessage(visit);
      await fail(page, 'send_contact_message', writing, refused);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await alerted(page, `Error sending message: ${serverWords}`);
      await form.getByRole('note').filter({ hasText: serverWords }).waitFor();
      await expect(form.getByLabel('Message')).toHaveValue('My first hundred days.');
      return page;
    },
  ],
  [
    'Contact succeeds',
    async ({ visit }) => {
      const { page, form } = await typedMessage(visit);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText("Message sent successfully! We'll get back to you soon.").first().waitFor();
      await expect(form.getByLabel('Message')).toHaveValue('');
      return page;
    },
  ],
  [
    'Testimonials fetch fails',
    async ({ openWindow }) => {
      const page = await visitWithout(openWindow, 'testimonials_la2024');
      const section = page.locator('#testimonials');
      await section.scrollIntoViewIfNeeded();
      await section.getByRole('figure').or(section.getByRole('article')).nth(3).waitFor();
      return page;
    },
  ],
  [
    'Public settings fetch fails',
    async ({ openWindow }) => {
      const page = await visitWithout(openWindow, 'site_settings_la2024');
      await page.getByText('Lead with courage. Live with clarity.').first().waitFor();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      return page;
    },
  ],
  [
    'Public posts fetch fails',
    async ({ openWindow }) => {
      const page = await visitWithout(openWindow, 'blog_posts_la2024', '/blog');
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
    async ({ openWindow }) => {
      const page = await openWindow();
      await page.route(/portrait/, (route) => route.abort());
      await goTo(page, '/');
      await page.locator('#home').getByText('LA', { exact: true }).waitFor();
      return page;
    },
  ],
  [
    'Testimonial photo fails',
    async ({ openWindow }) => {
      const page = await openWindow();
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
      // The initials are always rendered beneath the photo.
      await expect.poll(() => section.locator(`img[src="${photo}"]:visible`).count()).toBe(0);
      return page;
    },
  ],
  [
    'Share',
    async ({ visit }) => {
      const page = await openArticle(visit);
      await press(page, 'Share');
      await page.getByText('Link copied to clipboard!').waitFor();
      return page;
    },
  ],
  [
    'Save article',
    async ({ visit }) => {
      const page = await openArticle(visit);
      await press(page, 'Save');
      await page.getByText('Article bookmarked!').waitFor();
      await press(page, 'Save');
      await page.getByText('Article already bookmarked!').waitFor();
      return page;
    },
  ],
  [
    'Admin login fails',
    async ({ openWindow }) => {
      const page = await openWindow();
      await page.goto(`${addresses.site}/#/admin`);
      await page.getByLabel('Username').fill('owner@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await press(page, 'Sign In');
      await alerted(page, 'Invalid credentials');
      await expect(page.getByLabel('Username')).toHaveValue('owner@example.com');
      return page;
    },
  ],
];

testSituations(forVisitors);
