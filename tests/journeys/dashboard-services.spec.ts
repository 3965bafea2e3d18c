import type { Page } from '@playwright/test';
import { publishableKey } from '../../local-stack/backend/local-keys';
import { accessibilityFindings, phone } from './accessibility';
import { aVisitor, chooseFirstFreeSlot, chooseService, typeDetails } from './booking-steps';
import { expect, requestsFail, test } from './fixtures';
import { stopPolling } from './settle';
import { addresses, bookingsOf } from './stack';
import { book } from './visitor-bookings';

/** The names that visitors' pages receive, in order. */
async function offeredNames(): Promise<string[]> {
  const query = 'select=name&is_on_page=is.true&order=position';
  const response = await fetch(`${addresses.api}/rest/v1/services_la2024?${query}`, {
    headers: { apikey: publishableKey },
  });
  return ((await response.json()) as { name: string }[]).map(({ name }) => name);
}

/** The names in the services section and in the contact form's select, for a visitor who opens the page now. */
async function shownNames(visitor: Page): Promise<string[][]> {
  await visitor.reload();
  const choices = visitor.getByRole('combobox', { name: 'Service' }).getByRole('option');
  await choices.nth(1).waitFor({ state: 'attached' });
  const titles = await visitor.locator('#services h3 button').allInnerTexts();
  return [titles.map((title) => title.replace(/^\d+\s*/, '')), (await choices.allTextContents()).slice(1)];
}

const offers = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.closest('label')!.textContent));

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function archive(page: Page, name: string, consequence: RegExp) {
  await rowOf(page, name).getByRole('button', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog', { name: `Archive ${name}?` });
  await expect(question).toContainText(consequence);
  await question.getByRole('button', { name: 'Archive' }).click();
  await page.getByText(`${name} is archived.`).waitFor();
}

test('SV2 SV4 an open form shows new and archived services', requestsFail, async ({ openDashboard, openWindow }) => {
  const name = `Quay ${crypto.randomUUID().slice(0, 8)}`;
  const dashboard = await openDashboard('/services/new');
  await field(dashboard, 'Name').fill(name);
  await field(dashboard, 'Duration, in minutes').fill('45');
  await field(dashboard, 'Price').fill('€70');
  await dashboard.getByRole('button', { name: 'Save service' }).click();
  await dashboard.getByText(`${name} was saved.`).waitFor();
  const id = name.toLowerCase().replace(' ', '-');

  const page = await openWindow();
  await page.goto(`${addresses.site}/#/book/${id}`);
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  // Polling would remove the archived service from the step that still shows it.
  await stopPolling(page);
  expect((await offers(page)).at(-1)).toMatch(new RegExp(`^${name}.*45 min€70$`));

  await dashboard.getByRole('link', { name: 'All services' }).click();
  await archive(dashboard, name, /It has no future bookings\./);
  await page.getByRole('button', { name: 'Continue' }).click();
  await chooseFirstFreeSlot(page);
  await expect(page.getByText('I don’t offer the service you asked for')).toBeVisible();
  expect((await offers(page)).join()).not.toContain(name);
  await chooseService(page, /Keynote Speaking/);
});

test('SV1 SV3 the owner creates, orders, hides and archives services', async ({ openDashboard, visit }) => {
  const name = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const before = await offeredNames();
  const page = await openDashboard('/services');
  await page.getByRole('link', { name: 'New service' }).click();
  await field(page, 'Name').fill(name);
  await field(page, 'Duration, in minutes').fill('45');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview).toContainText(`01${name}`);
  await page.getByRole('tab', { name: 'Service page' }).click();
  await expect(preview).toContainText('At a glanceDuration45 minutes');
  await page.getByRole('tab', { name: 'Booking dialog' }).click();
  await expect(preview).toContainText(`${name}45 min`);
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save service' }).click();
  await page.getByText(`${name} was saved.`).waitFor();
  expect(await offeredNames()).toEqual([...before, name]);

  await page.getByRole('link', { name: 'All services' }).click();
  const up = page.getByRole('button', { name: `Move ${name} up` });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await expect.poll(offeredNames).toEqual([...before.slice(0, -1), name, before.at(-1)]);
  const grip = rowOf(page, name).locator('> [aria-hidden]').first();
  const target = (await page.getByRole('listitem').filter({ hasText: before[0] }).boundingBox())!;
  await grip.hover();
  await page.mouse.down();
  await page.mouse.move(target.x + 10, target.y + 10, { steps: 5 });
  await page.mouse.up();
  await page.getByText(new RegExp(`^${name} is now number 1 of`)).waitFor();
  await expect.poll(offeredNames).toEqual([name, ...before]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(offeredNames).toEqual([...before.slice(0, -1), name, before.at(-1)]);

  const visitor = await visit();
  const shown = [...before.slice(0, -1), name, before.at(-1)];
  await expect.poll(() => shownNames(visitor)).toEqual([shown, shown]);
  await visitor.locator('#services').getByRole('button', { name }).click();
  await visitor.locator('#services').getByRole('button', { name: 'Learn More' }).click();
  await visitor.getByRole('dialog', { name }).waitFor();

  await rowOf(page, name).getByRole('button', { name: 'Hide' }).click();
  await page.getByText(`${name} is hidden from the services section.`).waitFor();
  expect(await offeredNames()).toEqual(before);
  await expect.poll(() => shownNames(visitor)).toEqual([before, before]);
  await archive(page, name, /It has no future bookings\./);

  const { email } = await book('Ida');
  await archive(page, 'Keynote Speaking', /Its \d+ future bookings? stays? as/);
  expect(await offeredNames()).not.toContain('Keynote Speaking');
  expect(await bookingsOf(email)).toMatchObject([{ status: 'pending', service_type: 'keynote' }]);
  await rowOf(page, 'Keynote Speaking').getByRole('button', { name: 'Restore' }).click();
  await expect.poll(offeredNames).toEqual(before);
});

test('PO3 a visitor answers questions by keyboard, and the owner reads them', async ({ openDashboard, openWindow }) => {
  const name = `Pier ${crypto.randomUUID().slice(0, 8)}`;
  const dashboard = await openDashboard('/services/new');
  await field(dashboard, 'Name').fill(name);
  await dashboard.getByRole('checkbox', { name: 'Show in the services section' }).uncheck();
  const add = dashboard.getByRole('button', { name: 'Add a question' });
  await add.click();
  await dashboard.keyboard.type('What is your role?');
  await add.click();
  await dashboard.keyboard.type('Coached before?');
  const choice = dashboard.getByRole('listitem').filter({ hasText: 'Question 2' });
  await choice.getByRole('combobox', { name: 'Answer' }).selectOption('Choice');
  await choice.getByRole('textbox', { name: 'Answers to choose from' }).fill('Never\nOnce');
  await choice.getByRole('checkbox', { name: 'Visitors must answer it' }).check();
  await dashboard.getByRole('tab', { name: 'Booking dialog' }).click();
  await expect(dashboard.getByRole('complementary', { name: 'Preview' })).toContainText('Coached before?');
  await dashboard.getByRole('button', { name: 'Save service' }).click();
  await dashboard.getByText(`${name} was saved.`).waitFor();

  const page = await openWindow({ viewport: phone });
  await page.goto(`${addresses.site}/#/book/${name.toLowerCase().replace(' ', '-')}`);
  await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const form = page.getByRole('dialog');
  await chooseFirstFreeSlot(form);
  const visitor = aVisitor('Wanda');
  await typeDetails(form, visitor);
  await form.getByLabel('What is your role?').waitFor();
  await form.getByLabel('Message').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Head of Operations');
  await page.keyboard.press('Enter');
  const missing = form.getByLabel('Coached before?');
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAccessibleDescription('Please answer this question.');
  expect(await accessibilityFindings(page)).toEqual([]);
  // A single letter: after a pause between two, the second would start over, and “n” chooses Never.
  await page.keyboard.press('o');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Book Consultation' }).press('Enter');
  await page.getByRole('heading', { name: 'Request received' }).waitFor();

  const [booking] = await bookingsOf(visitor.email);
  await dashboard.goto(`${addresses.site}/#/admin/bookings/${booking!.id}`);
  const details = dashboard.getByRole('dialog', { name: 'Wanda Okafor' });
  await expect(details).toContainText('What is your role?Head of OperationsCoached before?Once');
  await dashboard.goto(`${addresses.site}/#/admin/services`);
  await archive(dashboard, name, /Its 1 future booking stays/);
});
