import type { Page } from 'playwright-core';
import { book, chooseTime, typeDetails } from './booking-steps';
import { backend, embedOrigin, framed, hostOrigin, plainPage, scriptTag, visitPartner } from './partner';

const listening = `<script>
  window.heard = [];
  (window.CoachBooking = window.CoachBooking || []).push(['on', 'bookingsuccess', (event) => heard.push(event.detail)]);
</script>`;

const frameIn = (page: Page) => page.frameLocator('coach-booking iframe');

test.each([
  [
    'a policy by origin',
    () => `script-src ${embedOrigin}; connect-src ${backend}; font-src ${embedOrigin}; frame-src data:`,
    '',
  ],
  [
    'a policy by nonce',
    () => `script-src 'nonce-abc' 'strict-dynamic'; connect-src ${backend}; font-src ${embedOrigin}; frame-src data:`,
    'nonce="abc"',
  ],
  [
    'Trusted Types',
    () =>
      `script-src ${embedOrigin}; connect-src *; font-src *; frame-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
    '',
  ],
])('X4 a visitor books in a frame under %s', async (_, policy, attributes) => {
  const html = `<!doctype html><html lang="en"><title>Partner</title>${framed}${scriptTag(attributes)}</html>`;
  const headers = { 'content-security-policy': `default-src 'none'; ${policy()}` };
  const { page, complaints } = await visitPartner({ html, headers });
  await book(frameIn(page));
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
});

test.each(['require-corp', 'credentialless'])('X4 a page with %s shows the frame', async (policy) => {
  const headers = { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' };
  const { page } = await visitPartner({ ...plainPage(framed), headers });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await chooseTime(frameIn(page));
  await typeDetails(frameIn(page));
});

test('X4 the frame follows the height of its content within two animation frames', async () => {
  const { page } = await visitPartner(plainPage(framed));
  const form = frameIn(page);
  await form.getByRole('radio').first().waitFor({ state: 'attached' });
  const inside = () => form.locator('body').evaluate((body) => body.getBoundingClientRect().height);
  const outside = () => page.locator('coach-booking iframe').evaluate((frame) => frame.getBoundingClientRect().height);
  /** By how many pixels the frame differs from its content, once the content does not grow meanwhile. */
  const difference = async (): Promise<number> => {
    const before = await inside();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const frame = await outside();
    return (await inside()) === before ? Math.abs(frame - before) : difference();
  };
  expect(await difference()).toBeLessThanOrEqual(1);
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: /Next available time: / }).waitFor();
  expect(await difference()).toBeLessThanOrEqual(1);
});

test('X4 links in a frame open new tabs with their own origin', async () => {
  const { page } = await visitPartner(plainPage(framed));
  await book(frameIn(page));
  const address = `${hostOrigin}/calendar`;
  const link = frameIn(page).getByRole('link', { name: 'Google Calendar' });
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await tab.waitForURL(address);
  expect(await tab.evaluate(() => window.origin)).toBe(hostOrigin);
});

test('X4 the link to the coach’s email address leaves the form in its frame', async () => {
  const policy = `script-src ${embedOrigin}; connect-src ${backend}; font-src ${embedOrigin}; frame-src data:`;
  const headers = { 'content-security-policy': `default-src 'none'; ${policy}` };
  const { page, complaints } = await visitPartner({ ...plainPage(''), headers });
  const nothing = { json: [], headers: { 'access-control-allow-origin': '*' } };
  await page.route('**/services_la2024?*', (route) => route.fulfill(nothing));
  const settings = { ...nothing, json: [{ key: 'contact_email', value: '"mara@coach.example"' }] };
  await page.route('**/site_settings*', (route) => route.fulfill(settings));
  await page.evaluate((element) => document.body.insertAdjacentHTML('beforeend', element), framed);
  const link = frameIn(page).getByRole('link', { name: 'send me a message' });
  expect(await link.getAttribute('href')).toMatch(/^mailto:/);
  // A frame that is replaced by an error page navigates.
  const replaced = page.waitForEvent('framenavigated', { timeout: 1000 }).catch(() => null);
  await link.click();
  expect(await replaced).toBeNull();
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  await link.waitFor();
});

test('X4 the dialog in a frame takes the focus and returns it, and Escape closes it', async () => {
  const { page } = await visitPartner(
    plainPage('<button data-coach-booking="keynote" data-coach-isolation="iframe">Book</button>'),
  );
  await page.waitForFunction(() => window.CoachBooking);
  await page.getByRole('button', { name: 'Book' }).press('Enter');
  const dialog = frameIn(page).getByRole('dialog', { name: 'Book a consultation' });
  const service = dialog.getByRole('radio', { name: /Keynote/ });
  await service.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await service.evaluate((radio) => (radio.getRootNode() as ShadowRoot).activeElement === radio)).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Book');
});

test('X4 the page’s scripts cannot read the frame, and no other window can impersonate page or frame', async () => {
  const { page } = await visitPartner(plainPage(framed, listening));
  await frameIn(page).getByRole('radio').first().waitFor({ state: 'attached' });
  const frame = page.locator('coach-booking iframe');
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument)).toBeNull();
  expect(await frame.getAttribute('title')).toBe('Book a consultation');
  const forged = await page.evaluate(async (origin) => {
    const frame = document.querySelector('coach-booking')!.shadowRoot!.querySelector('iframe')!;
    const answers: unknown[] = [];
    const nonce = new URLSearchParams(new URL(frame.src).hash.slice(1)).get('nonce');
    const say = (message: unknown, withPort = true) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => answers.push(data);
      frame.contentWindow!.postMessage(message, origin, withPort ? [port2] : []);
      window.postMessage(message, '*', withPort ? [new MessageChannel().port2] : []);
    };
    // Even with the secret, because the frame accepts only one handshake.
    for (const message of [
      { coachBooking: 1, nonce },
      { coachBooking: 1, nonce: 'x' },
      { type: 'close' },
      { type: 'show' },
    ])
      say(message);
    for (const name of ['bookingsuccess', 'close']) {
      window.postMessage({ type: 'event', name, detail: {} }, '*');
      window.postMessage({ event: `calendly.${name}`, payload: {} }, '*');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return answers;
  }, embedOrigin);
  expect(forged).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { heard: object[] }).heard)).toEqual([]);
});

test('X4 a reloaded frame shows the same view', async () => {
  const { page } = await visitPartner(plainPage(framed));
  await frameIn(page)
    .getByRole('radio', { name: /Leadership/ })
    .waitFor({ state: 'attached' });
  await page.frames()[1]!.evaluate(() => {
    document.documentElement.id = 'before';
    location.reload();
  });
  await frameIn(page).locator('html:not(#before)').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(
    await frameIn(page)
      .getByRole('radio', { name: /Leadership/ })
      .isChecked(),
  ).toBe(true);
});
