import { publicDefaults } from 'domain/settings/public-settings.generated';
import { expectSoon } from '../browser/expect-soon';
import { backend, plainPage, visitPartner } from './partner';

const lightness = (color: string) =>
  (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);

const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

test('X4 X5 the theme can change while the form is open', async () => {
  const { page } = await visitPartner(plainPage('<coach-booking service="keynote"></coach-booking>'));
  const form = page.locator('coach-booking');
  const card = form.locator('section').first();
  await card.waitFor();
  for (const [theme, least, most] of [
    ['dark', 0, 200],
    ['light', 700, 765],
  ] as const) {
    await form.evaluate((element, name) => element.setAttribute('theme', name), theme);
    await expectSoon(
      async () => lightness(await card.evaluate((element) => getComputedStyle(element).backgroundColor)),
      (light) => light >= least && light <= most,
    );
  }
  expect(await form.getByRole('radio', { name: /Keynote/ }).isChecked()).toBe(true);
});

test('B3 X5 a message about a missing choice has the theme’s background, and no more space than the site’s', async () => {
  const { page } = await visitPartner(plainPage('<coach-booking theme="dark"></coach-booking>'));
  const form = page.locator('coach-booking');
  await form.getByRole('button', { name: 'Continue' }).click();
  const look = await form.getByRole('alert').evaluate((element) => {
    const { backgroundColor, padding } = getComputedStyle(element);
    return { backgroundColor, padding };
  });
  expect(look).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', padding: '0px' });
});

test('X4 X5 if the page’s links have the browser’s default blue, the form uses the color of its headings', async () => {
  const { page } = await visitPartner(
    plainPage(
      '<main><h1>Summit</h1><div><h2>Mentors</h2><a href="#x">a link</a><coach-booking theme="inherit"></coach-booking></div></main>',
      '<style>h1{color:white}h2{color:#0f3d3e}</style>',
    ),
  );
  const button = page.locator('coach-booking').getByRole('button', { name: 'Continue' });
  await button.waitFor();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(15, 61, 62)');
});

test('X4 X5 the form stays readable with the page’s own colors', async () => {
  const { page } = await visitPartner(
    plainPage(
      '<main><a href="#x">a link</a><coach-booking theme="inherit"></coach-booking></main>',
      '<style>body{background:#f2e9c9;color:#e8dfc0}a{color:#f0e6b8}</style>',
    ),
  );
  const heading = page.locator('coach-booking').getByRole('heading').first();
  await heading.waitFor();
  const { background, ink } = await heading.evaluate((element) => ({
    background: getComputedStyle(element.closest('section')!).backgroundColor,
    ink: getComputedStyle(element).color,
  }));
  expect(background).toBe('rgb(242, 233, 201)');
  expect(lightness(background) - lightness(ink)).toBeGreaterThan(250);
});

test.each([
  ['oklch(0.33 0.06 195)', 'oklch(0.93 0.05 95)'],
  ['lab(23 -16 -6)', 'lab(92 -2 17)'],
  ['color(display-p3 0.1 0.24 0.24)', 'color(srgb 0.95 0.91 0.79)'],
])('X4 X5 the form takes over the page’s colors written as %s and %s', async (link, background) => {
  const { page } = await visitPartner(
    plainPage(
      '<main><a href="#x">a link</a><coach-booking theme="inherit"></coach-booking></main>',
      `<style>body{background:${background};color:${link}}a{color:${link}}</style>`,
    ),
  );
  const button = page.locator('coach-booking').getByRole('button', { name: 'Continue' });
  await button.waitFor();
  const { card, accent } = await button.evaluate((element) => ({
    card: getComputedStyle(element.closest('section')!).backgroundColor,
    accent: getComputedStyle(element).backgroundColor,
  }));
  const [red = 0, , blue = 0] = (card.match(/\d+/g) ?? []).map(Number);
  expect(red - blue).toBeGreaterThan(20);
  expect(lightness(card)).toBeLessThan(740);
  expect(lightness(accent)).toBeLessThan(250);
});

test.each([
  ['light', '#F4D6D6', '#000000'],
  ['dark', '#5B2A86', '#FFFFFF'],
])('X4 X5 with the theme %s the button gets the owner’s color once the form loads', async (theme, owners, onOwners) => {
  const { page } = await visitPartner(plainPage(`<coach-booking mode="floating" theme="${theme}"></coach-booking>`));
  await page.context().route(`${backend}/rest/v1/site_settings_la2024*`, (route) =>
    route.fulfill({
      json: [{ key: 'primary_color', value: owners }],
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const button = page.locator('coach-booking').getByRole('button', { name: 'Book Consultation' });
  const looksLike = (background: string, color: string) =>
    expectSoon(
      () =>
        button.evaluate((element) => {
          const style = getComputedStyle(element);
          return [style.backgroundColor, style.borderTopColor, style.color];
        }),
      (colors) => String(colors.map(hexOf)) === String([background, background, color]),
    );
  await looksLike(publicDefaults.primary_color, '#FFFFFF');
  await button.click();
  await looksLike(owners, onOwners);
});
