import { expect, test } from './fixtures';
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { addresses, database } from './stack';
import { book } from './visitor-bookings';

/** The space above and below a text in its card, in pixels. Measured in one step, because the week moves while it loads. */
const spaceAround = (card: Locator, text: string | RegExp) =>
  card.getByText(text).evaluate((element) => {
    const inner = element.getBoundingClientRect();
    const outer = element.closest('a')!.getBoundingClientRect();
    return { above: inner.top - outer.top, below: outer.bottom - inner.bottom };
  });

test('K1 the owner confirms a booking, exports it, and opens it from its week', async ({ openDashboard }) => {
  const pending = await book('Petra');
  const { id, date } = await book('Wanda');
  const page = await openDashboard('/bookings?search=wanda journey');
  await page.getByRole('button', { name: 'Confirm Wanda Journey’s booking' }).click();
  await page.getByText('Wanda Journey’s booking is confirmed.').waitFor();

  await test.step('the calendar export contains confirmed bookings only', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export confirmed (.ics)' }).click(),
    ]);
    // First, because the notification disappears after some seconds.
    await page.getByText(/exported to confirmed-bookings\.ics\./).waitFor();
    expect(download.suggestedFilename()).toBe('confirmed-bookings.ics');
    const file = readFileSync(await download.path(), 'utf8');
    const { count } = await database()
      .from('bookings_la2024')
      .select('id', { count: 'exact', head: true })
      .eq('status', 'confirmed');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(count!);
    expect(file).toContain(`UID:${id}@booking`);
    expect(file).not.toContain(pending.id);
  });

  await page.goto(`${addresses.site}/#/admin/bookings/week?week=${date}`);
  const week = page.getByRole('region', { name: 'Week' });
  const card = week.getByRole('link', { name: /Wanda Journey.*confirmed/ });
  await test.step('the card of 30 minutes shows the whole line with the client’s name', async () => {
    const { above, below } = await spaceAround(card, 'Wanda Journey');
    expect(above).toBeGreaterThanOrEqual(0);
    expect(below).toBeGreaterThanOrEqual(0);
  });
  await test.step('Back returns from the booking to its week', async () => {
    await card.click();
    await page.getByRole('dialog', { name: 'Wanda Journey' }).waitFor();
    expect(page.url()).toContain(`/admin/bookings/${id}`);
    await page.goBack();
    await card.waitFor();
    expect(page.url()).toContain(`/bookings/week?week=${date}`);
    await page.getByRole('link', { name: 'Next week' }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Previous week' }).click();
    await card.waitFor();
  });
  await test.step('the card of an hour shows the status, and never covers the day’s name', async () => {
    await page.goto(`${addresses.site}/#/admin/bookings/week`);
    const long = page.getByRole('link', { name: /Leadership Coaching, / }).first();
    expect((await spaceAround(long, /^(pending|confirmed|completed)$/)).below).toBeGreaterThanOrEqual(0);
    const isCovered = await long.evaluate((link) => {
      const region = link.closest('[role=region]')!;
      region.scrollTop += link.getBoundingClientRect().top - region.getBoundingClientRect().top;
      const name = link.closest('section')!.querySelector('h4')!;
      const { x, y, height } = name.getBoundingClientRect();
      return !name.contains(document.elementFromPoint(x + 4, y + height / 2));
    });
    expect(isCovered).toBe(false);
  });
});
