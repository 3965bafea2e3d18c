import type { Page } from 'playwright-core';
import { chooseTime, typeDetails } from './booking-steps';
import { plainPage, visitPartner } from './partner';

const inline = '<main><coach-booking service="leadership"></coach-booking></main><aside></aside>';
const isolated = inline.replace('service', 'isolation="iframe" service');

const change = (page: Page, name: string, value: string) =>
  page
    .locator('coach-booking')
    .evaluate((element, [key = '', text = '']) => element.setAttribute(key, text), [name, value]);
const move = (page: Page) =>
  page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('coach-booking')!));

async function typedIn(body: string) {
  const partner = await visitPartner(plainPage(body));
  const warnings: string[] = [];
  partner.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const form =
    body === isolated ? partner.page.frameLocator('coach-booking iframe') : partner.page.locator('coach-booking');
  await chooseTime(form);
  await typeDetails(form);
  return { ...partner, form, warnings };
}

test('SV4 an embed that names an unavailable service says so and offers the others', async () => {
  const { page, complaints, close } = await visitPartner(
    plainPage('<coach-booking service="astrology"></coach-booking>'),
  );
  await page.getByText('I don’t offer the service you asked for').waitFor();
  expect(await page.getByRole('radio').count()).toBe(4);
  expect(complaints).toEqual([]);
  await close();
});

test('X4 the visitor’s input survives another label, another place and another mode', async () => {
  const { page, form, warnings, close } = await typedIn(inline);
  const typed = () => form.getByLabel('Email').inputValue();
  await change(page, 'label', 'Talk');
  expect(await typed()).toBe('maren@northwind.example');
  await move(page);
  expect(await typed()).toBe('maren@northwind.example');
  await change(page, 'mode', 'popup');
  await form.getByRole('button', { name: 'Talk' }).click();
  await form.getByRole('dialog').waitFor();
  expect(await typed()).toBe('maren@northwind.example');
  await move(page);
  await change(page, 'mode', 'inline');
  expect(await typed()).toBe('maren@northwind.example');
  expect(await form.getByRole('dialog').count()).toBe(0);
  expect(warnings).toEqual([]);
  await close();
});

test('X4 an open dialog is still open, over the page, after the page has moved its element', async () => {
  const { page, close } = await visitPartner(plainPage(inline.replace('service', 'mode="popup" service')));
  await page.locator('coach-booking').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await move(page);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await close();
});

test('X4 in a frame, the visitor’s input survives another label and mode', async () => {
  const { page, form, warnings, close } = await typedIn(isolated);
  await change(page, 'label', 'Talk');
  await change(page, 'mode', 'popup');
  await page.locator('coach-booking').getByRole('button', { name: 'Talk' }).click();
  await form.getByRole('dialog').waitFor();
  expect(await form.getByLabel('Email').inputValue()).toBe('maren@northwind.example');
  expect(warnings).toEqual([]);
  await close();
});

test('X4 a moved frame starts again and warns the page’s developer', async () => {
  const { page, form, warnings, close } = await typedIn(isolated);
  await move(page);
  await form.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(warnings).toEqual([expect.stringContaining('lost its input')]);
  await close();
});

test('X4 another isolation starts the form again and warns the page’s developer', async () => {
  const { page, warnings, close } = await typedIn(inline);
  await change(page, 'isolation', 'iframe');
  await page.frameLocator('coach-booking iframe').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(warnings).toEqual([expect.stringContaining('isolation')]);
  await close();
});

test('X4 destroy() leaves nothing of the form on the page', async () => {
  const body = `${inline}<div id="outer"></div><script>document.querySelector('#outer').attachShadow({ mode: 'open' }).innerHTML = '<coach-booking></coach-booking>'</script>`;
  const { page, close } = await visitPartner(plainPage(body));
  await page.locator('coach-booking').nth(1).getByRole('radio').first().waitFor({ state: 'attached' });
  const left = await page.evaluate(async () => {
    (window.CoachBooking as { destroy(): void }).destroy();
    await new Promise(requestAnimationFrame);
    return {
      elements: document.querySelectorAll('coach-booking').length,
      inShadow: document.querySelector('#outer')!.shadowRoot!.childElementCount,
      sheets: document.adoptedStyleSheets.length,
      head: [...document.head.children].map(({ localName }) => localName),
      styles: [document.documentElement.getAttribute('style'), document.body.getAttribute('style')],
    };
  });
  expect(left).toEqual({ elements: 0, inShadow: 0, sheets: 0, head: ['title'], styles: [null, null] });
  await close();
});

test.each(['overflow-y: scroll', 'overflow: clip auto', 'overflow-x: hidden; overflow-y: visible !important', ''])(
  'X4 closing the popup restores the page’s own “%s”',
  async (style) => {
    const { page, close } = await visitPartner(plainPage(inline.replace('service', 'mode="popup" service')));
    await page.evaluate((text) => {
      document.documentElement.style.cssText = text;
      document.body.style.cssText = 'padding-inline: 3px 7px';
    }, style);
    const styles = () => page.evaluate(() => [document.documentElement.style.cssText, document.body.style.cssText]);
    const before = await styles();
    await page.locator('coach-booking').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await styles()).toEqual(before);
    await close();
  },
);
