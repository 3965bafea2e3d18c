import type { Page } from 'playwright-core';
import { expectSoon } from '../browser/expect-soon';
import { book, formIn } from './booking-steps';
import { embedOrigin, framed, inline, pinnedLoader, visitPartner } from './partner';

function pinningPage(body: string) {
  const [name, integrity] = pinnedLoader();
  const tag = `<script type="module" src="${embedOrigin}/${name}" integrity="${integrity}" crossorigin></script>`;
  return { html: `<!doctype html><html lang="en"><title>Partner</title>${body}${tag}</html>` };
}

const foreignCode = ';globalThis.isTampered = true;';

/** Adds foreign code to files, from the given request on. Returns the addresses that were requested. */
async function tamperWith(page: Page, files: string, { from = 0 } = {}): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(files, async (route) => {
    const isTampered = requests.push(route.request().url()) > from;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + (isTampered ? foreignCode : '') });
  });
  return requests;
}

const anyRunsForeignCode = async (page: Page) => {
  const found = page.frames().map((frame) => frame.evaluate(() => 'isTampered' in globalThis));
  return (await Promise.all(found)).includes(true);
};

test.each([
  ['loader', '**/v1/embed.*.js', inline],
  ['form', '**/embed/form.*', inline],
  ['host of the frame', '**/embed/frame-host.*', framed],
  ['script of the frame', '**/embed/frame-page.*', framed],
  ['form in the frame', '**/embed/form.*', framed],
])('X4 a page that pins the loader does not run a tampered %s', async (_, files, body) => {
  const { page, complaints } = await visitPartner(pinningPage(body));
  await formIn(page, body).getByRole('radio').first().waitFor({ state: 'attached' });
  const requests = await tamperWith(page, files);
  await page.reload();
  await expectSoon(
    async () => complaints,
    (texts) => texts.some((text) => text.includes('integrity')),
  );
  expect(requests).toHaveLength(1);
  expect(await anyRunsForeignCode(page)).toBe(false);
  expect(await formIn(page, body).getByRole('radio').count()).toBe(0);
});

test('X4 a page that pins the loader does not run tampered German texts, and shows the form in English', async () => {
  const { page } = await visitPartner({ html: '' });
  const requests = await tamperWith(page, '**/embed/german.*');
  await page.setContent(pinningPage(inline.replace('service', 'locale="de" service')).html);
  await page.locator('coach-booking').getByRole('heading', { name: 'Choose a service' }).waitFor();
  expect(requests).toHaveLength(1);
  expect(await anyRunsForeignCode(page)).toBe(false);
});

test('X4 a form that is replaced after its hash was checked is not requested again', async () => {
  const { page } = await visitPartner({ html: '' });
  const requests = await tamperWith(page, '**/embed/form.*', { from: 1 });
  await page.setContent(pinningPage(inline).html);
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(requests).toHaveLength(1);
  expect(await anyRunsForeignCode(page)).toBe(false);
});

test('X4 a visitor can try again once the file is the right one', async () => {
  const { page } = await visitPartner({ html: '' });
  await tamperWith(page, '**/embed/form.*');
  await page.setContent(pinningPage(inline).html);
  await page.getByRole('alert').getByText('The booking form couldn’t be loaded.').waitFor();
  await page.context().unroute('**/embed/form.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.head.querySelectorAll('link').length)).toBe(0);
});

test.each([
  ['a popup', '<coach-booking mode="popup"></coach-booking>'],
  ['a popup in a frame', '<coach-booking mode="popup" isolation="iframe"></coach-booking>'],
  ['the page’s button', '<button data-coach-booking>Book</button>'],
  ['the page’s button, in a frame', '<button data-coach-booking data-coach-isolation="iframe">Book</button>'],
])(
  'X4 %s whose form does not arrive shows that it loads and that it failed, and can be tried again',
  async (_, body) => {
    const { page } = await visitPartner({ html: '' });
    await page.clock.install();
    await page.context().route('**/embed/form.*', () => {});
    await page.setContent(pinningPage(body).html);
    await page.waitForFunction(() => 'push' in Object(window.CoachBooking));
    await page.getByRole('button', { name: 'Book' }).click();
    await page.getByRole('button', { name: 'Book Consultation…' }).click({ trial: true });
    await page.clock.runFor(14_000);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.clock.runFor(2000);
    await page.getByRole('alert').getByText('The booking form couldn’t be loaded.').waitFor();
    await page.context().unroute('**/embed/form.*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
  },
);

test.each([
  ['floating', '<coach-booking mode="floating" label="Book"></coach-booking>'],
  ['page’s', '<button data-coach-booking>Book</button>'],
])('X4 after a press of the %s button, a form that does not load says so in view', async (_, button) => {
  const { page } = await visitPartner({ html: '' });
  await page.route('**/embed/form.*', (route) => route.abort());
  await page.setContent(pinningPage(`${button}<p style="height:3000px"></p>`).html);
  const book = page.getByRole('button', { name: 'Book' });
  await page.waitForFunction(() => 'push' in Object(window.CoachBooking));
  await book.click();
  await page.getByRole('button', { name: 'Try again' }).click({ trial: true });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await book.click({ trial: true });
});

test.each([
  ['in the page', inline],
  ['in a frame', framed],
])('X4 no other file of the origin can send the bookings of a pinned page elsewhere, %s', async (_, body) => {
  const { page, sent } = await visitPartner({ html: '' });
  const others: string[] = [];
  await page.context().route(
    (address) => address.href.startsWith(embedOrigin) && !/\.(js|woff2)$/.test(address.pathname),
    (route) => {
      others.push(route.request().url());
      const config = { supabaseUrl: 'https://thief.example', supabaseKey: 'key' };
      return route.fulfill({
        body: `<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );
  await page.context().route('https://thief.example/**', (route) => {
    others.push(route.request().url());
    return route.abort();
  });
  await page.setContent(pinningPage(body).html);
  await book(formIn(page, body));
  expect(others).toEqual([]);
  expect(sent.map(({ name }) => name)).toContain('book_consultation');
});
