import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { allButContrast } from '../browser/violations';
import { accessibilityFindings, desktop, phone } from './accessibility';
import { aVisitor, chooseFirstFreeSlot, chooseService, openBooking, submitBooking, typeDetails } from './booking-steps';
import { mailWith } from './inbox';
import { rowOf } from './owner-dashboard';
import { takenOver } from './settle';
import { addresses, bookingsOf } from './stack';

for (const [device, viewport] of [
  ['on a desktop by a double click', desktop],
  ['on a phone', phone],
] as const)
  test(`B1 B3 B6 B7 B8 B9 a visitor books ${device} once, and no step has axe findings`, async ({ openWindow }) => {
    const page = await openWindow({ viewport });
    const visitor = aVisitor(viewport === phone ? 'Priya' : 'Maren');
    const findings = () => accessibilityFindings(page, viewport === phone ? allButContrast : {});
    await page.goto(addresses.site);
    const dialog = await openBooking(page);
    expect(await findings()).toEqual([]);
    await chooseService(dialog, /Leadership Coaching/);
    await dialog.getByRole('radio').first().check();
    await dialog
      .getByRole('group', { name: /time|morning|afternoon/i })
      .first()
      .waitFor();
    expect(await findings()).toEqual([]);
    const time = await chooseFirstFreeSlot(dialog, viewport === phone ? 1 : 0);
    await submitBooking(dialog);
    await dialog.getByText('Please', { exact: false }).first().waitFor();
    expect(await findings()).toEqual([]);
    await typeDetails(dialog, visitor);
    if (viewport === phone) await submitBooking(dialog);
    else await dialog.getByRole('button', { name: 'Book Consultation' }).dblclick();
    await dialog.getByText(`Thank you, ${visitor.firstName}.`, { exact: false }).waitFor();
    await expect(dialog).toContainText(time);
    expect(await findings()).toEqual([]);
    expect(await bookingsOf(visitor.email)).toMatchObject([
      { first_name: visitor.firstName, service_type: 'leadership', appointment_time: time, status: 'pending' },
    ]);
  });

test('B11 ZN2 MP2 form, emails, calendar files, link and dashboard agree', async ({ openDashboard, openWindow }) => {
  const visitor = aVisitor('Tomas');
  const page = await openWindow({ timezoneId: 'Asia/Tokyo' });
  await page.goto(addresses.site);
  const dialog = await openBooking(page);
  await chooseService(dialog, /Business Coaching/);
  const offered = await chooseFirstFreeSlot(dialog, 3);
  await dialog.getByRole('button', { name: 'Back' }).click();
  const tile = dialog.locator('label').filter({ has: page.locator('input[name="time"]:checked') });
  const offeredInTokyo = await tile.innerText();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await typeDetails(dialog, visitor);
  await submitBooking(dialog);
  await dialog.getByText(`A confirmation email was sent to ${visitor.email}`, { exact: false }).waitFor();

  const [booking] = await bookingsOf(visitor.email);
  const startsAt = new Date(booking!.starts_at);
  const timeIn = (timeZone: string) => startsAt.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone });
  const [coachs, own] = [timeIn('America/New_York'), timeIn('Asia/Tokyo')].map((time) => time.replace(/\s/, ' '));
  expect(offered).toBe(coachs);
  expect(offeredInTokyo.replaceAll(/\s+/g, ' ')).toContain(`${coachs} ${own}`);
  const both = new RegExp(`${coachs} Eastern Time.*${own}.*your time \\(Japan Standard Time\\)`, 's');
  await expect(dialog).toContainText(both);
  const { subject, text, attachments } = await mailWith(visitor.email, /^Your request for/);
  expect(subject).toContain(` at ${own}`);
  expect(text).toMatch(both);
  const stamp = `${startsAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const hours = startsAt
    .toLocaleString('sv-SE', { timeZone: 'America/New_York' })
    .replaceAll(/[-:]/g, '')
    .replace(' ', 'T');
  const invite = await (await fetch(`${addresses.mail}${attachments[0]!.address}`)).text();
  expect(invite).toContain(`DTSTART;TZID=America/New_York:${hours}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(`DTSTART:${stamp}`);
  await page.goto(/Move or cancel: (\S+)/.exec(text)?.[1] ?? '');
  await expect(page.getByRole('main')).toContainText(both);

  const dashboard = await openDashboard(`/bookings/${booking!.id}`, { timezoneId: 'Asia/Tokyo' });
  await expect(dashboard.getByRole('dialog', { name: 'Tomas Okafor' })).toContainText(coachs!);
  await expect(rowOf(dashboard, visitor.email)).toContainText(`${coachs} ET`);
});

test('B3 a visitor books with the keyboard alone', async ({ page }) => {
  const visitor = aVisitor('Keys');
  await page.goto(addresses.site);
  await page.getByRole('button', { name: 'Start Your Transformation' }).focus();
  await page.keyboard.press('Enter');
  // A key that is down while the form replaces the first step is lost.
  await takenOver(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  const tabTo = async (target: string) => {
    const button = dialog.getByRole('button', { name: target, exact: true });
    await dialog.locator(`[name="${target}"]:enabled`).or(button).first().waitFor({ state: 'attached' });
    for (let presses = 0; presses < 40; presses += 1) {
      const reached = await page.evaluate((name) => {
        const element = document.activeElement as HTMLInputElement | null;
        return element?.name === name || element?.textContent?.trim() === name;
      }, target);
      if (reached) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${target}`);
  };
  await tabTo('service');
  await page.keyboard.press('Space');
  await tabTo('Continue');
  await page.keyboard.press('Enter');
  await tabTo('date');
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('ArrowDown');
  await tabTo('time');
  await page.keyboard.press('Space');
  await tabTo('Continue');
  await page.keyboard.press('Enter');
  for (const [name, text] of [
    ['firstName', visitor.firstName],
    ['lastName', visitor.lastName],
    ['email', visitor.email],
  ] as const) {
    await tabTo(name);
    await page.keyboard.type(text);
  }
  await tabTo('Book Consultation');
  await page.keyboard.press('Enter');
  await dialog.getByText('Thank you, Keys.', { exact: false }).waitFor();
  expect(await bookingsOf(visitor.email)).toHaveLength(1);
});
