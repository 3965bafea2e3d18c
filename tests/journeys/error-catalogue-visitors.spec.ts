import { expect } from './fixtures';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { alerted, fail, press, testSituations, writing, type Situation } from './error-catalogue';
import { addresses } from './stack';

const serverWords = 'The calendar is closed for the moment.';
const refused = { status: 422, json: { code: 'PT422', message: serverWords, hint: '' } };

// Other journeys hold the other rows: L2, L3, L7, P7, P10, P11 and C3.
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
      const page = await visit();
      const form = page.locator('#contact form');
      await page.locator('#contact').scrollIntoViewIfNeeded();
      await form.getByLabel('Full Name').fill('Priya Okafor');
      await form.getByLabel('Email').fill('priya@visitor.example');
      await form.getByLabel('Message').fill('My first hundred days.');
      await fail(page, 'send_contact_message', writing, refused);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await alerted(page, `Error sending message: ${serverWords}`);
      await form.getByRole('note').filter({ hasText: serverWords }).waitFor();
      await expect(form.getByLabel('Message')).toHaveValue('My first hundred days.');
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
