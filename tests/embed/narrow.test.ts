import type { Locator } from 'playwright-core';
import { plainPage, visitPartner } from './partner';

/** How far the form reaches beyond the window, in pixels. Fails if an icon is missing in the embed's build. */
const overflow = (form: Locator) =>
  form.evaluate((element) => {
    if (element.shadowRoot!.querySelector('path:not([d])')) throw new Error('An icon has no path.');
    const { clientWidth, scrollWidth } = document.documentElement;
    const parts = [
      ...element.shadowRoot!.querySelectorAll('label, label *, button, input, select, textarea, p, h3, h4'),
    ];
    const right = parts
      .filter((part) => part.checkVisibility() && getComputedStyle(part).position !== 'absolute')
      .map((part) => Math.floor(part.getBoundingClientRect().right));
    return Math.max(scrollWidth, ...right) - clientWidth;
  });

test.each([
  ['inline', 'en'],
  ['inline', 'de'],
  ['popup', 'en'],
  ['popup', 'de'],
])('B1 X4 no step overflows a window of 240 pixels, %s, in %s', async (mode, locale) => {
  const element = `<coach-booking mode="${mode}" locale="${locale}" service="leadership"></coach-booking>`;
  const { page } = await visitPartner(plainPage(element, '<style>body { margin: 0 }</style>'), {
    viewport: { width: 240, height: 600 },
  });
  const form = page.locator('coach-booking');
  if (mode === 'popup') await form.getByRole('button').click();
  const forward = form.getByRole('button', { name: /^(Continue|Weiter)$/ });
  await forward.waitFor();
  const found = [await overflow(form)];
  await forward.click();
  await form.getByRole('button', { name: /Next available time|Nächster freier Termin/ }).click();
  await form.getByRole('radio', { checked: true }).nth(1).waitFor({ state: 'attached' });
  found.push(await overflow(form));
  await forward.click();
  await form.getByLabel(/^(First name|Vorname)/).fill('Maren');
  found.push(await overflow(form));
  await form.getByLabel(/^(Last name|Nachname)/).fill('Okafor');
  await form.getByLabel(/^E-?mail/i).fill('maren@northwind.example');
  await form
    .getByRole('button', { name: /^(Book Consultation|Gespräch buchen)$/ })
    .last()
    .click();
  await form.getByText(/^(Thank you|Vielen Dank), Maren/).waitFor();
  found.push(await overflow(form));
  // Next to their names, the values would have no room for the longest German words.
  await page.setViewportSize({ width: 280, height: 600 });
  const [name, value] = await Promise.all(['dt', 'dd'].map((part) => form.locator(part).first().boundingBox()));
  expect(value!.x).toBe(name!.x);
  expect(found.filter((pixels) => pixels > 0)).toEqual([]);
});

test('X4 the names of the steps never overlap, and are hidden in a column of 300 pixels', async () => {
  const { page } = await visitPartner(plainPage('<coach-booking></coach-booking>'), {
    viewport: { width: 1280, height: 800 },
  });
  const form = page.locator('coach-booking');
  const steps = form.locator('ol li');
  await steps.first().waitFor({ state: 'attached' });
  for (const [width, isShown] of [
    [300, false],
    [600, true],
  ] as const) {
    await form.evaluate((element, pixels) => (element.style.inlineSize = `${pixels}px`), width);
    expect(await steps.getByText('Confirmation').isVisible()).toBe(isShown);
    expect(await steps.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  }
});

test('X4 in a column of 240 pixels the dates fit their tiles', async () => {
  const { page } = await visitPartner(
    plainPage('<coach-booking style="inline-size: 240px" service="leadership"></coach-booking>'),
    { viewport: { width: 1280, height: 800 } },
  );
  const form = page.locator('coach-booking');
  await form.getByRole('button', { name: 'Continue' }).click();
  const dates = form.getByRole('group', { name: 'Date' }).locator('label');
  await dates.first().waitFor();
  const room = await dates.evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const text = document.createRange();
      return [...tile.querySelectorAll('[aria-hidden] > *')].map((line) => {
        text.selectNodeContents(line);
        return tile.clientWidth - text.getBoundingClientRect().width;
      });
    }),
  );
  expect(Math.min(...room)).toBeGreaterThan(4);
});
