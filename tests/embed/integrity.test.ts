import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expectSoon } from '../browser/expect-soon';
import { chooseTime, send, thanks, typeDetails, type Form } from './booking-steps';
import { embedFolder, embedOrigin, visitPartner } from './partner';

const element = '<coach-booking service="leadership"></coach-booking>';
const isolated = element.replace('service', 'isolation="iframe" service');

/** A page that pins the loader. */
function pinningPage(body: string) {
  const report = JSON.parse(readFileSync(path.join(embedFolder, 'integrity.json'), 'utf8')) as Record<string, string>;
  const [[name, integrity] = ['', '']] = Object.entries(report);
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

const formIn = (page: Page, body: string): Form =>
  body === isolated ? page.frameLocator('coach-booking iframe') : page.locator('coach-booking');

test.each([
  ['loader', '**/v1/embed.*.js', element],
  ['form', '**/embed/form.*', element],
  ['host of the frame', '**/embed/frame-host.*', isolated],
  ['script of the frame', '**/embed/frame-page.*', isolated],
  ['form in the frame', '**/embed/form.*', isolated],
])('X4 a page that pins the loader does not run a tampered %s', async (_, files, body) => {
  const { page, complaints, close } = await visitPartner(pinningPage(body));
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
  await close();
});

test('X4 a page that pins the loader does not run tampered German texts, and shows the form in English', async () => {
  const { page, close } = await visitPartner({ html: '' });
  const requests = await tamperWith(page, '**/embed/german.*');
  await page.setContent(pinningPage(element.replace('service', 'locale="de" service')).html);
  await page.locator('coach-booking').getByRole('heading', { name: 'Choose a service' }).waitFor();
  expect(requests).toHaveLength(1);
  expect(await anyRunsForeignCode(page)).toBe(false);
  await close();
});

test('X4 a form that is replaced after its hash was checked is not requested again', async () => {
  const { page, close } = await visitPartner({ html: '' });
  const requests = await tamperWith(page, '**/embed/form.*', { from: 1 });
  await page.setContent(pinningPage(element).html);
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(requests).toHaveLength(1);
  expect(await anyRunsForeignCode(page)).toBe(false);
  await close();
});

test('X4 a visitor can try again once the file is the right one', async () => {
  const { page, close } = await visitPartner({ html: '' });
  await tamperWith(page, '**/embed/form.*');
  await page.setContent(pinningPage(element).html);
  await page.getByRole('alert').getByText('The booking form couldn’t be loaded.').waitFor();
  await page.context().unroute('**/embed/form.*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.head.querySelectorAll('link').length)).toBe(0);
  await close();
});

test.each([
  ['in the page', element],
  ['in a frame', isolated],
])('X4 no other file of the origin can send the bookings of a pinned page elsewhere, %s', async (_, body) => {
  const { page, sent, close } = await visitPartner({ html: '' });
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
  const form = formIn(page, body);
  await chooseTime(form);
  await typeDetails(form);
  await send(form);
  await thanks(form).waitFor();
  expect(others).toEqual([]);
  expect(sent.map(({ name }) => name)).toContain('book_consultation');
  await close();
});
