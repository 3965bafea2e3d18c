import { inline, plainPage, visitPartner } from './partner';
import { hostilePages, type HostilePage } from './host-pages';

// The pages' names are known before the servers listen, their origins only afterward.
const names = hostilePages().map(({ name }) => name);
const pageNamed = (name: string) => hostilePages().find((page) => page.name === name)!;

/** Styles outside the form that it could change. */
const look = () =>
  [...document.querySelectorAll('html, body, main, h1, p, a')]
    .filter((element) => !element.closest('coach-booking'))
    .map((element) => {
      const { color, font, display, margin, overflow, background } = getComputedStyle(element);
      return [element.tagName, color, font, display, margin, overflow, background].join(' ');
    });

/** Styles of the form that the page could change. */
function styleInside(form: Element) {
  const parts = [
    form.closest('section, dialog')!.querySelector('h3')!,
    ...form.querySelectorAll('label, button, legend, select'),
  ];
  const seen = parts.map((part) => {
    const { color, fontFamily, fontSize, fontWeight, lineHeight, letterSpacing, textTransform, direction, padding } =
      getComputedStyle(part);
    return [
      part.tagName,
      color,
      fontFamily,
      fontSize,
      fontWeight,
      lineHeight,
      letterSpacing,
      textTransform,
      direction,
      padding,
    ].join(' ');
  });
  return [...new Set(seen)].sort();
}

let undisturbed: string[] = [];

test('X4 the form has the expected styles on a plain page', async () => {
  const { page } = await visitPartner(plainPage(inline));
  const widget = page.locator('coach-booking');
  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('button', { name: /Next available time/ }).click();
  await widget.getByRole('radio', { name: /^9:00 AM/ }).waitFor({ state: 'attached' });
  undisturbed = await widget.locator('form').evaluate(styleInside);
  expect(undisturbed.some((style) => style.startsWith('H3 rgb(3, 43, 68) "Coach Playfair Display"'))).toBe(true);
});

test('X4 at least thirty hostile pages are tested', () => {
  expect(new Set(names).size).toBeGreaterThanOrEqual(30);
});

test.each(names)('X4 a visitor books up to the details on a page with: %s', async (name) => {
  const host: HostilePage = pageNamed(name);
  const { page, complaints } = await visitPartner(host, { isShared: true });
  const before = await page.evaluate(look);
  if (host.opener) await page.locator(host.opener).first().press('Enter');
  if (host.settled) await page.waitForFunction(host.settled);
  const widget = page.locator(`coach-booking${host.widget ?? ''}`).first();
  await widget.scrollIntoViewIfNeeded();
  await widget.getByRole('radio', { name: /^Leadership Coaching/ }).waitFor({ state: 'attached' });
  await widget.getByRole('radio', { name: /^Leadership Coaching/ }).check();
  await widget.getByRole('button', { name: 'Continue' }).click();
  await widget.getByRole('button', { name: /Next available time/ }).click();
  await widget.getByRole('radio', { name: /^9:00 AM/ }).waitFor();
  expect(await widget.locator('form').evaluate(styleInside)).toEqual(undisturbed);
  await widget.getByRole('button', { name: 'Continue' }).click();
  expect(await widget.locator('form').evaluate((form) => form.matches(':dir(ltr)'))).toBe(true);
  await widget.getByLabel('First name').fill('Maren');
  expect(await page.title()).toBe('Partner');
  if (!host.opener) expect(await page.evaluate(look)).toEqual(before);
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
});
