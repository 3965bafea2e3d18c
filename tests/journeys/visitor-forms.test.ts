import type { Page } from 'playwright-core';
import { addresses, database } from './stack';
import { pressUntil, visit, watchRequests } from './visit';

const email = (name: string) => `${name}.${Date.now()}@visitor.example`;
const contactForm = (page: Page) => page.locator('#contact form');

async function typeMessage(page: Page, address: string) {
  const form = contactForm(page);
  await form.getByLabel('Full Name').fill('Priya Okafor');
  await form.getByLabel('Email').fill(address);
  await form.getByLabel('Company').fill('Northlight');
  await form.getByLabel('Service').selectOption({ label: 'Leadership Coaching' });
  await form.getByLabel('Message').fill('I would like to talk about my first hundred days.');
}

const messagesOf = async (address: string) =>
  (await database().from('contact_messages_la2024').select().eq('email', address)).data ?? [];

test('C1 C2 C3 a message sent with a double click arrives once, unread; the form is cleared and says so', async () => {
  const { page } = await visit();
  const address = email('priya');
  const form = contactForm(page);
  await form.scrollIntoViewIfNeeded();
  await typeMessage(page, address);
  await page.route('**/rpc/send_contact_message', async (route) => {
    await form.getByRole('button', { name: 'Sending...' }).waitFor();
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send Message' }).dblclick();
  await page
    .getByText('Message sent successfully! We’ll get back to you soon.')
    .or(page.getByText("Message sent successfully! We'll get back to you soon."))
    .first()
    .waitFor();
  expect(await form.getByLabel('Message').inputValue()).toBe('');
  expect(await messagesOf(address)).toMatchObject([{ status: 'unread', service: 'leadership', company: 'Northlight' }]);
});

test('C1 what is missing is told at its field, and nothing is sent', async () => {
  const { page } = await visit();
  const sent = watchRequests(page);
  const form = contactForm(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form
    .getByText(/Please/)
    .first()
    .waitFor();
  for (const label of ['Full Name', 'Email', 'Message'])
    expect(await form.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
  expect(sent).not.toContain('send_contact_message');
});

test('C4 a message that failed is told twice, loses nothing and is sent again, by keyboard alone', async () => {
  const { page } = await visit();
  const address = email('amara');
  const form = contactForm(page);
  await form.getByLabel('Full Name').focus();
  await page.keyboard.type('Amara Diallo');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Two teams, one budget.');
  await page.route(`${addresses.api}/**`, (route) => route.abort());
  await pressUntil(page, 'Tab', (name) => name === 'Send Message');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: 'Error sending message: ' }).first().waitFor();
  expect(await form.getByRole('note').textContent()).toMatch(/^Error sending message: /);
  expect(await form.getByLabel('Message').inputValue()).toBe('Two teams, one budget.');
  await page.unroute(`${addresses.api}/**`);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page
    .getByText(/Message sent successfully!/)
    .first()
    .waitFor();
  expect(await messagesOf(address)).toHaveLength(1);
});

const boxes = {
  'on the landing page': ['/', 'Newsletter sign-up'],
  'on the blog page': ['/blog', 'Newsletter sign-up'],
  'in the footer': ['/privacy-policy', 'Newsletter'],
} as const;

test.each(Object.entries(boxes))(
  'C5 P12 a visitor subscribes %s, after a first try without a connection',
  async (_, [path, name]) => {
    const { page } = await visit({ path });
    const address = email('reader');
    if (path === '/') await page.locator('#blog').scrollIntoViewIfNeeded();
    const form = page.getByRole('form', { name, exact: true });
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel('Email address').fill(address);
    await page.route(`${addresses.api}/**`, (route) => route.abort());
    await form.getByRole('button', { name: 'Subscribe' }).dblclick();
    await form.getByText(/could not reach/).waitFor();
    expect(await form.getByLabel('Email address').inputValue()).toBe(address);
    await page.unroute(`${addresses.api}/**`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByText(/Thank you/).waitFor();
    const { data } = await database().from('newsletter_subscribers_la2024').select().eq('email', address);
    expect(data).toMatchObject([{ status: 'active', source: 'website' }]);
  },
);
