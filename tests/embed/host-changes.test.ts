import type { Page } from 'playwright-core';
import { chooseTime, formIn, typeDetails } from './booking-steps';
import { framed, hostOrigin, inline, plainPage, visitPartner } from './partner';

/** A page with the form, and another place for it. */
const pageWith = (element: string) => plainPage(`<main>${element}</main><aside></aside>`);
const popup = inline.replace('service', 'mode="popup" service');

const change = (page: Page, name: string, value: string) =>
  page
    .locator('coach-booking')
    .evaluate((element, [key = '', text = '']) => element.setAttribute(key, text), [name, value]);
const move = (page: Page) =>
  page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('coach-booking')!));

async function typedIn(element: string) {
  const partner = await visitPartner(pageWith(element));
  const warnings: string[] = [];
  partner.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const form = formIn(partner.page, element);
  await chooseTime(form);
  await typeDetails(form);
  return { ...partner, form, warnings };
}

test('X4 the visitor’s input survives another label, another place and another mode', async () => {
  const { page, form, warnings } = await typedIn(inline);
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
  await form.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await typed()).toBe('maren@northwind.example');
  expect(warnings).toEqual([]);
});

test.each([
  ['in the page', popup],
  ['in a frame', popup.replace('service', 'isolation="iframe" service')],
])('X4 for a language without texts, button and form are in the page’s language, %s', async (_, element) => {
  const { html } = pageWith(element.replace('service', 'locale="fr" service'));
  const { page } = await visitPartner({ html: html.replace('lang="en"', 'lang="de"') });
  await page.getByRole('button', { name: 'Gespräch buchen' }).click();
  await formIn(page, element).getByRole('heading', { name: 'Worum soll es gehen?' }).waitFor();
});

test('X4 an open dialog is still open, over the page, after the page has moved its element', async () => {
  const { page } = await visitPartner(pageWith(popup));
  await page.locator('coach-booking').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await move(page);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('X4 in a frame, the visitor’s input survives another label and mode', async () => {
  const { page, form, warnings } = await typedIn(framed);
  await change(page, 'label', 'Talk');
  await change(page, 'mode', 'popup');
  await page.locator('coach-booking').getByRole('button', { name: 'Talk' }).click();
  await form.getByRole('dialog').waitFor();
  expect(await form.getByLabel('Email').inputValue()).toBe('maren@northwind.example');
  expect(warnings).toEqual([]);
});

test('X4 a moved frame starts again and warns the page’s developer', async () => {
  const { page, form, warnings } = await typedIn(framed);
  await move(page);
  await form.getByRole('radio').first().waitFor({ state: 'attached' });
  expect(warnings).toEqual([expect.stringContaining('lost its input')]);
});

test('X4 another isolation starts the form again and warns the page’s developer', async () => {
  const { page, warnings } = await typedIn(inline);
  await change(page, 'isolation', 'iframe');
  await page.frameLocator('coach-booking iframe').getByRole('radio').first().waitFor({ state: 'attached' });
  expect(warnings).toEqual([expect.stringContaining('isolation')]);
});

test('X4 destroy() leaves nothing of the form on the page', async () => {
  const body = `${inline}<div id="outer"></div><script>document.querySelector('#outer').attachShadow({ mode: 'open' }).innerHTML = '<coach-booking></coach-booking>'</script>`;
  const { page } = await visitPartner(plainPage(body));
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
});

test('X4 closing the popup restores the page’s own styles', async () => {
  const { page } = await visitPartner(pageWith(popup));
  const styles = () => page.evaluate(() => [document.documentElement.style.cssText, document.body.style.cssText]);
  for (const style of [
    'overflow-y: scroll',
    'overflow: clip auto',
    'overflow-x: hidden; overflow-y: visible !important',
    '',
  ]) {
    await page.evaluate((text) => {
      document.documentElement.style.cssText = text;
      document.body.style.cssText = 'padding-inline: 3px 7px';
    }, style);
    const before = await styles();
    await page.locator('coach-booking').getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await styles()).toEqual(before);
  }
});

test('X4 a page opens, changes and closes the dialog by script, before and after the script has loaded', async () => {
  const queue = `<script>(window.CoachBooking = window.CoachBooking || []).push(['open', { service: 'keynote', 'first-name': 'Mia' }]);</script>`;
  const { page } = await visitPartner(plainPage('<button>Somewhere</button>', queue));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('radio', { name: /Keynote/ }).isChecked()).toBe(true);
  await page.evaluate(() =>
    (window.CoachBooking as { update(o: object): void }).update({ locale: 'de', service: 'executive' }),
  );
  await dialog.getByRole('heading', { name: 'Worum soll es gehen?' }).waitFor();
  await dialog.getByRole('radio', { name: /Executive/, checked: true }).waitFor();
  await page.evaluate(() => (window.CoachBooking as { close(): void }).close());
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(() => (window.CoachBooking as { destroy(): void }).destroy());
  expect(await page.locator('coach-booking').count()).toBe(0);
});

test('X4 a marked link opens the dialog and gets the focus back; without the script it is an ordinary link', async () => {
  const link = `<a href="/plain" data-coach-booking="executive" data-coach-theme="dark">Book</a>`;
  const { page } = await visitPartner(plainPage(link));
  await page.waitForFunction(() => window.CoachBooking);
  await page.getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a consultation' });
  await dialog.waitFor();
  expect(await dialog.getByRole('radio', { name: /Executive/ }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Book');
  await page.route('**/embed/form.*', (route) => route.abort());
  await page.reload();
  await page.waitForFunction(() => window.CoachBooking);
  await page.getByRole('link').press('Enter');
  await page.waitForURL(`${hostOrigin}/plain`);
});
