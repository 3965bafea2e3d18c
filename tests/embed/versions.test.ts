import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { embedFolder, embedOrigin, plainPage, visitPartner } from './partner';

const file = (name: string) => readFileSync(path.join(embedFolder, name));
const compressed = (name: string) => zlib.brotliCompressSync(file(name)).length;
const booker = () =>
  `embed/${readdirSync(path.join(embedFolder, 'embed')).find((name) => /^booker\..*js$/.test(name))}`;

test('X4 the loader is smaller than 2.5 KB and the whole form smaller than 60, compressed', () => {
  expect(compressed('embed.js')).toBeLessThanOrEqual(2500);
  expect(compressed('embed.js') + compressed(booker())).toBeLessThanOrEqual(60_000);
});

test('X4 the address of a major version has the same loader, and that of an exact version never changes', () => {
  const pinned = Object.entries(JSON.parse(file('integrity.json').toString()) as Record<string, string>);
  expect(file('v1/embed.js').equals(file('embed.js'))).toBe(true);
  expect(pinned).toHaveLength(1);
  const [[name, integrity] = ['', '']] = pinned;
  expect(name).toMatch(/^v1\/embed\.[\da-f]{12}\.js$/);
  expect(`sha384-${createHash('sha384').update(file(name)).digest('base64')}`).toBe(integrity);
});

test('X4 a pinned loader runs with its integrity, and a changed file does not', async () => {
  const [[name, integrity] = ['', '']] = Object.entries(
    JSON.parse(file('integrity.json').toString()) as Record<string, string>,
  );
  const tag = `<script type="module" src="${embedOrigin}/${name}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  const html = `<!doctype html><html lang="en"><title>Partner</title><coach-booking></coach-booking>${tag}</html>`;
  const { page, close } = await visitPartner({ html });
  await page.locator('coach-booking').getByRole('radio').first().waitFor({ state: 'attached' });
  await page.route('**/v1/embed.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.isTampered = true` });
  });
  await page.reload();
  expect(await page.evaluate(() => ['isTampered' in window, Boolean(customElements.get('coach-booking'))])).toEqual([
    false,
    false,
  ]);
  await close();
});

/** Forms that a loader may load: one with the previous contract, and one with a later contract and more options. */
const bookers = {
  'the version before': `export function mountBooker(container, config) {
    return { show: (view) => { container.textContent = view.mode + ' ' + view.service + ' ' + Boolean(config.url); }, unmount: () => { container.textContent = ''; } };
  }`,
  'the version after': `export const contract = 3;
  export function mountBooker(container, config, { isPreview } = {}) {
    return { version: 3, prepare() {}, show(view) {
      container.textContent = view.mode + ' ' + view.options.service + ' ' + Boolean(config.url);
      view.onEvent?.('ready', { more: true });
      view.onEvent?.('slothold', { until: 'later' });
      view.onResize?.(1);
    }, unmount() { container.textContent = ''; } };
  }`,
};

test.each(Object.entries(bookers))('X4 this loader works with a form of %s', async (_, code) => {
  const { page, complaints, close } = await visitPartner({ html: '' });
  await page.route('**/embed/booker.*', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: code }),
  );
  await page.setContent(plainPage('<coach-booking service="keynote"></coach-booking>').html);
  await page.locator('coach-booking').getByText('inline keynote true').waitFor();
  await page.locator('coach-booking').evaluate((element) => element.remove());
  expect(complaints).toEqual([]);
  await close();
});

const views = {
  'the version before': `{ mode: 'inline', service: 'keynote' }`,
  'the version after': `{ mode: 'inline', service: 'keynote', contract: 3, options: { service: 'keynote', density: 'roomy', holds: '10' }, onResize() {}, onEvent() {} }`,
};

test.each(Object.entries(views))('X4 this form works with a loader of %s', async (_, view) => {
  const { page, complaints, close } = await visitPartner({
    html: `<!doctype html><html lang="en"><title>Partner</title><div id="host"></div><script type="module">
      const { mountBooker } = await import('${embedOrigin}/${booker()}');
      const container = document.querySelector('#host').attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
      mountBooker(container, { url: 'http://localhost:54321', key: 'key' }).show(${view});
    </script></html>`,
  });
  const chosen = page.getByRole('radio', { name: /Keynote Speaking/ });
  await chosen.waitFor({ state: 'attached' });
  expect(await chosen.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('X4 the build prints the script tag of a pinned loader', () => {
  const said = execFileSync(process.execPath, ['../config/webpack/build.mjs', '--embed', 'embed'], {
    cwd: path.join(embedFolder, '../../../booking-widget'),
    encoding: 'utf8',
  });
  expect(said).toMatch(/v1\/embed\.[\da-f]{12}\.js integrity="sha384-[\w+/=]{64}"/);
});
