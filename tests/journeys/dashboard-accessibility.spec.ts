import { addDays } from 'domain/dates';
import { allButContrast } from '../browser/violations';
import { expect, test } from './fixtures';
import { goTo } from './owner-dashboard';
import type { Page } from '@playwright/test';
import { settle } from './settle';
import {
  accessibilityFindings,
  expectNoBarriers,
  phone,
  repeatedNames,
  small,
  smallest,
  tablet,
} from './accessibility';
import { addresses, localOwner } from './stack';
import { focusedName, pressUntil } from './visit';

const tabsOf = (page: string, tabs: string) => tabs.split(' ').map((tab) => `/${page}/${tab}`);

const places = {
  clients: [
    ...['/overview', '/bookings', '/bookings/week', '/bookings/blocked-times', '/calendars', '/people', '/contacts'],
    ...['/mails', '/history'],
  ],
  writing: [
    ...['/blog', '/blog/new', '/testimonials', '/testimonials/new', '/newsletter', '/newsletter/campaigns'],
    '/newsletter/campaigns/new',
  ],
  services: [
    '/bookings/availability',
    '/services',
    '/services/new',
    '/services/leadership',
    '/portrait',
    '/fonts',
    '/words',
  ],
  settings: [
    ...tabsOf('settings', 'general images seo social analytics features branding email security'),
    ...tabsOf('seo', 'basic social technical schema performance monitoring'),
  ],
};

for (const [purpose, tabs] of Object.entries(places))
  test(`A4 E1 S1 F1 I1 no tab for ${purpose} has axe findings, cut-off content, repeated names or 100 rows`, async ({
    openDashboard,
  }) => {
    const page = await openDashboard('/overview', { viewport: small });
    // Forms have the same columns on a tablet and on a desktop.
    const devices = purpose === 'settings' ? [small, smallest] : [small, tablet, smallest];
    for (const place of tabs) {
      await goTo(page, place);
      await expectNoBarriers(page, place, devices, smallest);
      expect([place, await repeatedNames(page)]).toEqual([place, []]);
      expect(await page.getByRole('row').count()).toBeLessThan(100);
    }
  });

test('A4 B5 the bookings at a time to block are far enough from each other to be tapped', async ({ openDashboard }) => {
  // On a phone the names take two lines.
  const page = await openDashboard('/bookings/blocked-times', { viewport: small });
  const lastDay = page.getByLabel('Last day');
  await lastDay.fill(addDays(await lastDay.inputValue(), 14));
  const booked = page.getByRole('status').filter({ hasText: 'Blocking doesn’t change existing bookings.' });
  await expect(booked.getByRole('link').nth(1)).toBeVisible();
  expect(await accessibilityFindings(page, allButContrast)).toEqual([]);
});

const firstLink = (page: Page) => page.getByRole('rowheader').getByRole('link').first();
const dialogs: [string, string, (page: Page) => Promise<void>, 'dialog' | 'alertdialog'][] = [
  ['a booking', '/bookings', (page) => firstLink(page).click(), 'dialog'],
  ['a message', '/contacts', (page) => firstLink(page).click(), 'dialog'],
  [
    'a new testimonial',
    '/testimonials',
    (page) => page.getByRole('link', { name: 'New testimonial' }).click(),
    'dialog',
  ],
  [
    'the question before deleting',
    '/bookings',
    (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    'alertdialog',
  ],
  ['the search of the whole dashboard', '/overview', (page) => page.keyboard.press('Control+k'), 'dialog'],
  ['a new booking', '/bookings', (page) => page.getByRole('link', { name: 'New booking' }).click(), 'dialog'],
  [
    'a new password',
    '/settings/security',
    (page) => page.getByRole('button', { name: 'Change your password' }).click(),
    'dialog',
  ],
  ['the keyboard shortcuts', '/overview', (page) => page.keyboard.press('?'), 'dialog'],
  [
    'the question about unsaved changes',
    '/bookings/availability',
    async (page) => {
      await page.getByRole('group', { name: 'Monday' }).getByRole('button', { name: 'Day off' }).click();
      await page.getByRole('link', { name: 'Blocked times' }).click();
    },
    'alertdialog',
  ],
];

test('A4 no dialog has axe findings, cut-off content or repeated names on a desktop or a phone', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/overview');
  for (const [dialog, place, open, role] of dialogs)
    await test.step(dialog, async () => {
      await page.setViewportSize(small);
      await goTo(page, place);
      await open(page);
      await page.getByRole(role).waitFor();
      await expectNoBarriers(page, dialog, [small, phone]);
      expect([dialog, await repeatedNames(page)]).toEqual([dialog, []]);
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    });
});

test('A2 A4 K1 the owner signs in, annotates a booking and edits hours by keyboard alone', async ({ openWindow }) => {
  const page = await openWindow({ viewport: small });
  await page.goto(`${addresses.site}/#/admin`);
  await page.getByLabel('Username').waitFor();
  await page.keyboard.press('Tab');
  await page.getByLabel('Username').focus();
  await page.keyboard.type(localOwner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(localOwner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  // While the page loads, more than the permitted second and a half may pass between two keys.
  await settle(page);

  await page.keyboard.type('gb');
  await page.getByRole('heading', { name: 'Bookings', level: 2 }).waitFor();
  await firstLink(page).waitFor();
  const name = (await firstLink(page).textContent()) ?? '';
  await pressUntil(page, 'Tab', (focused) => focused === name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const isOnNote = () => page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA');
  for (let presses = 0; presses < 20 && !(await isOnNote()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Prefers the telephone.');
  await pressUntil(page, 'Tab', (focused) => focused === 'Save note');
  await page.keyboard.press('Enter');
  await dialog.getByText('Saved.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe(name);

  await pressUntil(page, 'Shift+Tab', (focused) => focused === 'Availability');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Monday' }).waitFor();
  await pressUntil(page, 'Tab', (focused) => focused === 'Remove 4:00 PM on Monday');
  await page.keyboard.press('Enter');
  // Focus stays in the same day after its chip is removed.
  const focusedDay = () => page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent);
  await expect.poll(focusedDay).toContain('Monday');
  await page.keyboard.press('Control+s');
  await page.getByText('All changes saved').waitFor();
  const isOnTime = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === 'time');
  for (let presses = 0; presses < 20 && !(await isOnTime()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('0400PM');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove 4:00 PM on Monday' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('All changes saved').waitFor();
});

test('A4 the focus that moves to a control below the window is scrolled into view', async ({ openDashboard }) => {
  const page = await openDashboard('/portrait', { viewport: { width: 1280, height: 500 } });
  await page.getByRole('button', { name: 'Sample portrait 2' }).press('Enter');
  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm & Save' });
  await expect(confirm).toBeFocused();
  await expect(confirm).toBeInViewport({ ratio: 1 });
});

test('A4 Shift+Tab scrolls every control clear of the sticky header', async ({ openDashboard }) => {
  const page = await openDashboard('/contacts', { viewport: small });
  const bar = (await page.getByRole('banner').boundingBox())!;
  await page.getByRole('row').last().getByRole('button').last().focus();
  const tops: number[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    tops.push(await page.evaluate(() => document.activeElement!.getBoundingClientRect().top));
  }
  expect(tops.filter((top) => top < bar.y + bar.height)).toEqual([]);
});
