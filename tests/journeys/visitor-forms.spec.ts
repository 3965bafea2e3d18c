import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { addresses, database } from './stack';
import { goTo, watchRequests } from './visit';

const email = (name: string) => `${name}.${Date.now()}@visitor.example`;

/** Scrolls to the contact form, which would otherwise load a few seconds later. */
async function contactForm(page: Page) {
  await page.locator('#contact').scrollIntoViewIfNeeded();
  return page.locator('#contact form');
}

async function typeMessage(page: Page, address: string) {
  const form = await contactForm(page);
  await form.getByLabel('Full Name').fill('Priya Okafor');
  await form.getByLabel('Email').fill(address);
  await form.getByLabel('Company').fill('Northlight');
  await form.getByLabel('Service').selectOption({ label: 'Leadership Coaching' });
  await form.getByLabel('Message').fill('I would like to talk about my first hundred days.');
}

const messagesOf = async (address: string) =>
  (await database().from('contact_messages_la2024').select().eq('email', address)).data ?? [];

test('C1 C2 C3 missing fields show their errors, then a double click sends one unread message', async ({ visit }) => {
  const page = await visit();
  const address = email('priya');
  const sent = watchRequests(page);
  const form = await contactForm(page);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await form
    .getByText(/Please/)
    .first()
    .waitFor();
  for (const label of ['Full Name', 'Email', 'Message'])
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toContain('send_contact_message');
  await typeMessage(page, address);
  await page.route('**/rpc/send_contact_message', async (route) => {
    await form.getByRole('button', { name: 'Sending...' }).waitFor();
    await route.continue();
  });
  await form.getByRole('button', { name: 'Send Message' }).dblclick();
  await page.getByText("Message sent successfully! We'll get back to you soon.").first().waitFor();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(await messagesOf(address)).toMatchObject([{ status: 'unread', service: 'leadership', company: 'Northlight' }]);
});

test('C1 the first field with an error is in view with its label, below the sticky header', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  const form = await contactForm(page);
  const [name, label] = [form.getByLabel('Full Name'), form.locator('label', { hasText: 'Full Name' })];
  const header = (await page.getByRole('banner').boundingBox())!;
  await name.evaluate(
    (input, y) => scrollBy({ top: input.getBoundingClientRect().top - y, behavior: 'instant' }),
    header.height,
  );
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(name).toBeFocused();
  await expect.poll(async () => (await label.boundingBox())!.y).toBeGreaterThanOrEqual(header.height);
});

test('C5 P12 a visitor subscribes on any page, also after a first attempt offline', requestsFail, async ({ visit }) => {
  const page = await visit();
  for (const [path, name] of [
    ['/', 'Newsletter sign-up'],
    ['/blog', 'Newsletter sign-up'],
    ['/privacy-policy', 'Newsletter'],
  ] as const)
    await test.step(`${name} on ${path}`, async () => {
      await goTo(page, path);
      const address = email('reader');
      if (path === '/') await page.locator('#blog').scrollIntoViewIfNeeded();
      const form = page.getByRole('form', { name, exact: true });
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel('Email address').fill(address);
      if (path === '/') {
        await page.route(`${addresses.api}/**`, (route) => route.abort());
        await form.getByRole('button', { name: 'Subscribe' }).dblclick();
        await form.getByText(/couldn’t be reached/).waitFor();
        await expect(form.getByLabel('Email address')).toHaveValue(address);
        await page.unroute(`${addresses.api}/**`);
      }
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await form.getByText(/^Almost done/).waitFor();
      const { data } = await database().from('newsletter_subscribers_la2024').select().eq('email', address);
      expect(data).toMatchObject([{ status: 'active', source: 'website' }]);
    });
});
