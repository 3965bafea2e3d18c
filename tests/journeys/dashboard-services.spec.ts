import type { Page } from '@playwright/test';
import { publishableKey } from '../../local-stack/backend/local-keys';
import { accessibilityFindings } from './accessibility';
import { expect, test } from './fixtures';
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

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function archive(page: Page, name: string, consequence: RegExp) {
  await rowOf(page, name).getByRole('button', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog', { name: `Archive ${name}?` });
  await expect(question).toContainText(consequence);
  await question.getByRole('button', { name: 'Archive' }).click();
  await page.getByText(`${name} is archived.`).waitFor();
}

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
