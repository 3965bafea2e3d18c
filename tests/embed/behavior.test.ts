import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectSoon } from '../browser/expect-soon';
import { book, formIn } from './booking-steps';
import { embedOrigin, framed, inline, plainPage, visitPartner } from './partner';

/** Listens before the script has loaded, as a partner's own script would. */
const listening = `<script>
  window.heard = [];
  window.CoachBooking = window.CoachBooking || [];
  for (const name of ['ready', 'stepchange', 'slotselect', 'slottaken', 'bookingsuccess', 'bookingfail', 'close']) {
    CoachBooking.push(['on', name, (event) => heard.push({ name, ...event.detail })]);
  }
</script>`;
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard);

test.each([
  ['in the page', inline],
  ['in a frame', framed],
])('B9 X4 a visitor books %s; the page gets no personal data, the entry needs no connection', async (_, element) => {
  const { page, sent, complaints } = await visitPartner(plainPage(element, listening), {
    path: '/?utm_source=letter&utm_campaign=spring',
  });
  const form = formIn(page, element);
  await book(form);
  // The page hears of the booking, and the email is requested, after the form has said thanks.
  await expectSoon(
    async () => [(await heard(page)).at(-1)?.name, ...sent.map(({ name }) => name)],
    ([last, ...requests]) => last === 'bookingsuccess' && requests.includes('booking-mail'),
  );
  const events = await heard(page);
  expect(events.map(({ name }) => name)).toEqual([
    ...['ready', 'stepchange', 'slotselect', 'stepchange', 'stepchange', 'bookingsuccess'],
  ]);
  expect(events.at(-1)).toMatchObject({
    v: 1,
    mode: 'inline',
    utm: { source: 'letter', campaign: 'spring' },
    service: 'leadership',
    time: '9:00 AM',
  });
  expect(JSON.stringify(events)).not.toMatch(/Maren|Okafor|northwind/);
  expect(sent.map(({ name }) => name)).toContain('book_consultation');
  expect(complaints).toEqual([]);

  await page.context().setOffline(true);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^consultation-\d{4}-\d\d-\d\d\.ics$/);
  const entry = readFileSync(await file.path(), 'utf8');
  expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:\d{8}T\d{6}Z\r\n[^]*END:VCALENDAR\r\n$/);
  expect(entry).toContain('Requested for 9:00 AM');
});

test('X4 only the loader is fetched until the form is needed, and nothing is stored', async () => {
  const { page } = await visitPartner(
    plainPage(`<div style="height:3000px"></div>${inline}<coach-booking mode="floating"></coach-booking>`),
  );
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => !name.endsWith('favicon.ico')),
    );
  await page.waitForFunction(() => customElements.get('coach-booking'));
  expect(await files()).toEqual([`${embedOrigin}/v1/embed.js`]);
  await page.locator('coach-booking[mode=floating] button').hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/form.')),
  );
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test.each([
  ['in the page', inline],
  ['in a frame', framed],
])('X4 the German texts load only for a page in German, %s', async (_, element) => {
  const { page } = await visitPartner(plainPage(element));
  const german: string[] = [];
  page.on('request', (request) => request.url().includes('/embed/german.') && german.push(request.url()));
  const form = formIn(page, element);
  await form.getByRole('heading', { name: 'Choose a service' }).waitFor();
  expect(german).toEqual([]);
  await page.evaluate(() => document.querySelector('coach-booking')?.setAttribute('locale', 'de'));
  await form.getByRole('heading', { name: 'Worum soll es gehen?' }).waitFor();
  expect(german).toHaveLength(1);
});

/** As `/#/partners` and docs/embedding.md suggest it. */
const reservedHeight = `coach-booking { display: block; min-height: 1080px; }
@media (min-width: 800px) { coach-booking { min-height: 820px; } }`;

test.each([1100, 390])('X4 a page that reserves the height has no layout shift at %i px', async (width) => {
  const { page } = await visitPartner(
    plainPage(
      `<h1>Partner</h1>${inline}<p>After the form</p><p>and below</p>`,
      `<meta name="viewport" content="width=device-width"><style>${reservedHeight}</style>`,
    ),
    { viewport: { width, height: 1400 } },
  );
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  const shift = await page.evaluate(
    () =>
      new Promise<{ ofPage: number; total: number }>((resolve) => {
        let [ofPage, total] = [0, 0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          })[]) {
            total += entry.value;
            // Elements inside a shadow root have no name out here.
            if (entry.sources.some(({ node }) => node)) ofPage += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ ofPage, total }), 600);
      }),
  );
  expect(shift.ofPage).toBe(0);
  // Inside, text may shift by a fraction of a pixel when its font arrives.
  expect(shift.total).toBeLessThan(0.0005);
});

test.each(['en', 'de'])('X4 the page does not shift when forms load after the script, in %s', async (locale) => {
  const columns = [280, 300, 320, 334, 375, 390, 460, 600, 760, 1100].map(
    (width) =>
      `<div style="width:${width}px"><coach-booking service="leadership" locale="${locale}"></coach-booking></div><p>After ${width}</p>`,
  );
  const { page } = await visitPartner(plainPage(`<div style="height:2500px"></div>${columns.join('')}`));
  await page.waitForFunction(() => window.CoachBooking);
  const places = () =>
    page.getByText('After').evaluateAll((all) => all.map((words) => words.getBoundingClientRect().top + scrollY));
  const before = await places();
  for (const form of await page.locator('coach-booking').all()) {
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('radio').first().waitFor({ state: 'attached' });
  }
  await page.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(before);
});

test('X4 a hundred mounts and removals leak nothing', async () => {
  const { page } = await visitPartner(plainPage(inline));
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  const mountAndRemove = (times: number) =>
    page.evaluate(async (count) => {
      document.querySelector('coach-booking')?.remove();
      for (let turn = 0; turn < count; turn += 1) {
        const element = document.createElement('coach-booking') as HTMLElement & { open(): Promise<boolean> };
        element.setAttribute('mode', turn % 2 ? 'dialog' : 'inline');
        document.body.append(element);
        await element.open();
        await new Promise(requestAnimationFrame);
        element.remove();
      }
    }, times);
  const session = await page.context().newCDPSession(page);
  const counters = async () => {
    for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
    return session.send('Memory.getDOMCounters');
  };
  await mountAndRemove(6);
  const before = await counters();
  await mountAndRemove(100);
  // The browser may keep the last forms for a while, each with 320 nodes and 55 listeners; with a slow backend more than one.
  await expectSoon(
    async () => {
      const { nodes, jsEventListeners } = await counters();
      return { nodes: nodes - before.nodes, listeners: jsEventListeners - before.jsEventListeners };
    },
    ({ nodes, listeners }) => nodes <= 1000 && listeners <= 170,
  );
  const page_ = await page.evaluate(() => [document.adoptedStyleSheets.length, document.documentElement.style.cssText]);
  expect(page_).toEqual([0, '']);
});

test('X4 a popup’s button is where lines begin on a right-to-left page', async () => {
  const { page } = await visitPartner(
    plainPage('<div dir="rtl"><coach-booking mode="popup"></coach-booking></div>', '<style>body { margin: 0 }</style>'),
    { viewport: { width: 1000, height: 600 } },
  );
  const box = await page.locator('coach-booking').getByRole('button').boundingBox();
  expect(box!.x + box!.width).toBe(1000);
});
