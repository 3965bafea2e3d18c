import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { chooseTime, send, thanks, typeDetails } from './booking-steps';
import { backend, embedOrigin, plainPage, scriptTag, visitPartner } from './partner';

const plain = '<coach-booking service="leadership"></coach-booking>';
const isolated = '<coach-booking isolation="iframe" service="leadership"></coach-booking>';
const listening = `<script>
  window.heard = [];
  (window.CoachBooking = window.CoachBooking || []).push(['on', 'bookingsuccess', (event) => heard.push(event.detail)]);
</script>`;

const frameIn = (page: Page) => page.frameLocator('coach-booking iframe');

test('X4 booking in a frame works as without one, and the page receives the same events', async () => {
  const { page, complaints, close } = await visitPartner(plainPage(isolated, listening), {
    path: '/?utm_source=letter',
  });
  const form = frameIn(page);
  await chooseTime(form);
  await typeDetails(form);
  await send(form);
  await thanks(form).waitFor();
  const [event] = await page.evaluate(() => (window as unknown as { heard: object[] }).heard);
  expect(event).toMatchObject({ v: 1, mode: 'inline', service: 'leadership', utm: { source: 'letter' } });
  expect(complaints).toEqual([]);
  await close();
});

test('X4 the page’s scripts cannot read what a visitor types in the frame', async () => {
  const { page, close } = await visitPartner(plainPage(isolated));
  const form = frameIn(page);
  await chooseTime(form);
  await typeDetails(form);
  const reached = await page.evaluate(() => {
    const frame = document.querySelector('coach-booking')!.shadowRoot!.querySelector('iframe')!;
    try {
      return frame.contentDocument?.body.textContent ?? 'nothing';
    } catch {
      return 'refused';
    }
  });
  expect(['nothing', 'refused']).toContain(reached);
  expect(await page.locator('coach-booking iframe').getAttribute('title')).toBe('Book a consultation');
  await close();
});

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
  const html = `<!doctype html><html lang="en"><title>Partner</title>${isolated}${scriptTag(attributes)}</html>`;
  const headers = { 'content-security-policy': `default-src 'none'; ${policy()}` };
  const { page, complaints, close } = await visitPartner({ html, headers });
  const form = frameIn(page);
  await chooseTime(form);
  await typeDetails(form);
  await send(form);
  await thanks(form).waitFor();
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  await close();
});

test.each(['require-corp', 'credentialless'])(
  'X4 a page that embeds only with consent (%s) shows the frame',
  async (policy) => {
    const headers = { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' };
    const { page, close } = await visitPartner({ ...plainPage(isolated), headers });
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await chooseTime(frameIn(page));
    await typeDetails(frameIn(page));
    await close();
  },
);

test('X4 the frame follows the height of its content within one animation frame', async () => {
  const { page, close } = await visitPartner(plainPage(isolated));
  const form = frameIn(page);
  await form.getByRole('radio').first().waitFor({ state: 'attached' });
  const heights = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const outside = await page
      .locator('coach-booking iframe')
      .evaluate((frame) => frame.getBoundingClientRect().height);
    return { outside, inside: await form.locator('html').evaluate((root) => root.scrollHeight) };
  };
  for (const step of ['service', 'slot']) {
    if (step === 'slot') await form.getByRole('button', { name: 'Continue' }).click();
    const { outside, inside } = await heights();
    expect(Math.abs(outside - inside)).toBeLessThanOrEqual(1);
  }
  await close();
});

test('X4 the dialog in a frame takes the focus and returns it, and Escape closes it', async () => {
  const { page, close } = await visitPartner(
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
  await close();
});

test('X4 no other window can impersonate the page or the frame', async () => {
  const { page, close } = await visitPartner(plainPage(isolated, listening));
  await frameIn(page).getByRole('radio').first().waitFor({ state: 'attached' });
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
  await close();
});

test.each([
  ['in the page', plain],
  ['in a frame', isolated],
])(
  'B9 X4 a visitor who lost the connection can still add the booking to their own calendar, %s',
  async (_, element) => {
    const { page, sent, close } = await visitPartner(plainPage(element));
    const form = element === isolated ? frameIn(page) : page.locator('coach-booking');
    await chooseTime(form);
    await typeDetails(form);
    await send(form);
    await thanks(form).waitFor();
    await page.context().setOffline(true);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      form.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^consultation-\d{4}-\d\d-\d\d\.ics$/);
    const entry = readFileSync(await file.path(), 'utf8');
    const booked = sent.find(({ name }) => name === 'book_consultation')!.body as Record<string, string>;
    expect(entry).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:\d{8}T\d{6}Z\r\n[^]*END:VCALENDAR\r\n$/);
    expect(entry).toContain(`Requested for ${booked.appointment_time}`);
    await close();
  },
);

test('X4 a reloaded frame shows the same view', async () => {
  const { page, close } = await visitPartner(plainPage(isolated));
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
  await close();
});
