import { defaultZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock } from 'domain/slots';
import { desktop, phone, small, smallest, tablet } from './accessibility';
import { expect, test } from './fixtures';
import { isInView } from './is-in-view';
import { goTo } from './owner-dashboard';
import { addresses } from './stack';
import { focusedName } from './visit';

test('A4 the menu on a phone takes the focus, and its links move it to the content', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: phone, reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  expect(await focusedName(page)).toBe('Close menu');
  await page.getByRole('link', { name: 'People', exact: true }).press('Enter');
  // At once: the sidebar with the link fades out.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('A4 the sidebar shows all links at 1280 by 800 pixels, and no word breaks at 240', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: small });
  const sidebar = page.getByRole('complementary');
  await sidebar.getByRole('link', { name: /^Contact Messages \d/ }).waitFor();
  const hidden = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => ({
    right: scrollWidth - clientWidth,
    below: scrollHeight - clientHeight,
  });
  expect(await sidebar.evaluate(hidden)).toEqual({ right: 0, below: 0 });

  await page.setViewportSize({ width: 240, height: 800 });
  const linesOf = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const [node] = element.childNodes;
      const range = document.createRange();
      return (node?.textContent ?? '').split(' ').map((word, index, words) => {
        const start = words.slice(0, index).join(' ').length + (index && 1);
        range.setStart(node!, start);
        range.setEnd(node!, start + word.length);
        return range.getClientRects().length;
      });
    });
  expect(await linesOf('Admin Dashboard')).toEqual([1, 1]);
  const card = page.getByRole('link', { name: /Active Subscribers/ });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

test('A4 the header stays on top, except in a window too low for the content below it', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: phone });
  const header = page.getByRole('banner');
  const recent = page.getByRole('region', { name: 'Recent Activity' });
  const scrollDown = () => recent.evaluate((section) => section.scrollIntoView());
  await recent.getByRole('link').first().waitFor();
  await scrollDown();
  await expect(header).toBeInViewport();
  // 320 by 320 pixels: 640 by 640 at 200 % zoom.
  await page.setViewportSize({ width: 320, height: 320 });
  await scrollDown();
  await expect(header).not.toBeInViewport();
});

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

test('A4 a word without a break fits a phone in a testimonial and in the hint of a slug', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: phone });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.route('**/rest/v1/testimonials_la2024?*', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as { content?: string }[];
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, content: longWord })) });
  });
  await page.goto(page.url().replace('overview', 'testimonials'));
  await page.getByText(longWord.slice(0, 40)).first().waitFor();
  expect(await width()).toBe(phone.width);
  await page.goto(page.url().replace('testimonials', 'blog/new'));
  await page.getByLabel('Title').fill(longWord.slice(0, 110));
  await page.getByText(/^The address is/).waitFor();
  expect(await width()).toBe(phone.width);
});

test('A6 the history fits narrow windows, its dates one line on a tablet, and its tabs a wide window', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/bookings/blocked-times', { viewport: tablet });
  await page.getByLabel('First day').fill(addDays(coachClock(new Date(), defaultZones).date, 180));
  await page.getByRole('button', { name: 'Block this time' }).click();
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await page.getByText('Nothing is blocked').waitFor();
  await page.goto(`${addresses.site}/#/admin/history?area=blocked`);
  const when = page.getByRole('cell', { name: /, 20\d\d/ }).locator('time > span');
  await page.getByRole('table').getByText('deleted', { exact: true }).first().waitFor();
  await page.getByRole('table').evaluate((table) => {
    table.querySelector('[role=rowheader]')!.textContent = 'A name of many words '.repeat(10);
    [...table.querySelectorAll('td span')].find((badge) => badge.textContent === 'deleted')!.textContent =
      'canceled with later dates';
  });
  const heights = await when.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(30);
  await page.setViewportSize(smallest);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(desktop);
  expect(await isInView(page.getByRole('tab', { name: 'Settings' }))).toBe(true);
});

test('A4 the buttons of neighboring cards are level on a tablet', async ({ openDashboard }) => {
  const page = await openDashboard('/testimonials', { viewport: tablet });
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await rows.first().waitFor();
  await rows.first().evaluate((row) => {
    row.querySelector('[role=rowheader]')!.append(' A name of many words'.repeat(10));
  });
  const endOf = async (index: number) => {
    const { y, height } = (await rows
      .nth(index)
      .getByRole('button', { name: /^Delete/ })
      .boundingBox())!;
    return Math.round(y + height);
  };
  expect(await endOf(0)).toBe(await endOf(1));
});

test('A4 the search fills its dialog, Back closes it, and a chosen result adds one step', async ({ openDashboard }) => {
  const page = await openDashboard('/overview', { viewport: phone });
  const search = page.getByRole('dialog', { name: 'Search the dashboard' });
  const openSearch = () => page.getByRole('button', { name: /^Search the dashboard/ }).click();
  await goTo(page, '/people');
  await openSearch();
  await search.waitFor();
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const results = (await search.getByRole('listbox').boundingBox())!;
    const panel = (await search.locator('> div').boundingBox())!;
    expect(panel.y + panel.height - results.y - results.height).toBeLessThan(16);
  }
  await page.goBack();
  await search.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/#/admin/people');

  await openSearch();
  await search.getByRole('combobox').fill('Testimonials');
  await search.getByRole('option', { name: 'Testimonials' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'Testimonials' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'People' }).waitFor();
});
