import type { Page } from 'playwright-core';
import { services, settingRows, settings } from './published-rows';
import { holdScripts, hydrated, newVisit, openBeforeScripts, site, visitPublishedSite } from './visit';

const bookable = services.map((service) => ({ ...service, is_bookable: service.id !== 'hostile' }));

visitPublishedSite({ site_settings_la2024: settingRows(settings), services_la2024: bookable, blog_posts_la2024: [] });

const remote = '**/r/booking-widget/**/*.js';

/** Opens the home page without its scripts. */
async function arrive() {
  const { page, complaints } = await newVisit({ viewport: { width: 375, height: 812 } });
  const release = await openBeforeScripts(page, site.address);
  await book(page).waitFor();
  return { page, release, complaints };
}

const book = (page: Page) => page.getByRole('button', { name: 'Start Your Transformation' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a consultation' });

/** The application's own form has replaced the prerendered step. */
const isReplaced = async (page: Page) => {
  await page.locator('#early-booking').waitFor({ state: 'detached' });
  await dialog(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.locator('#rendered-style').waitFor({ state: 'detached' });
};

test('L1 Book opens the first step before any script, and the form continues from the choice', async () => {
  const { page, release, complaints } = await arrive();
  await book(page).click();
  await dialog(page).getByRole('radio', { name: 'Harbor Walks' }).click();
  expect(await dialog(page).getByRole('radio').count()).toBe(2);
  const next = dialog(page).getByRole('button', { name: 'Continue' });
  await next.click();
  expect(await next.getAttribute('aria-busy')).toBe('true');
  expect(page.url()).toBe(site.address);
  release();
  await dialog(page).getByRole('heading', { name: 'Choose a date and time' }).waitFor();
  await dialog(page).getByText('Harbor Walks').waitFor();
  await isReplaced(page);
  expect(complaints).toEqual([]);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Start Your Transformation');
});

test('L1 without Continue, the form shows the same step with the same choice and focus', async () => {
  const { page, release } = await arrive();
  await book(page).click();
  await dialog(page).getByRole('radio', { name: 'Quiet Hours' }).click();
  release();
  await isReplaced(page);
  const choice = dialog(page).getByRole('radio', { name: 'Quiet Hours' });
  expect(await choice.isChecked()).toBe(true);
  expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true);
});

/** Position, size and colors of each text in the step. */
const look = (page: Page) =>
  dialog(page).evaluate((step) =>
    [...step.querySelectorAll<HTMLElement>('h2, h3, p, li, label, label span, button')].map((element) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const { offsetLeft, offsetTop, offsetWidth, offsetHeight, textContent } = element;
      const box = [offsetLeft, offsetTop, offsetWidth, offsetHeight].join(' ');
      return [textContent, box, color, backgroundColor, borderColor, font].join('; ');
    }),
  );

test('L1 the form looks like the first step that it replaces, also below the pointer', async () => {
  const { page, release } = await arrive();
  await book(page).click();
  const service = dialog(page).getByRole('radio', { name: 'Harbor Walks' });
  const hovered = async () => {
    await service.hover();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    return look(page);
  };
  const [plain, before] = [await look(page), await hovered()];
  release();
  await isReplaced(page);
  expect(before.length).toBeGreaterThan(15);
  expect(before).not.toEqual(plain);
  expect(await hovered()).toEqual(before);
});

test('X2 a service that has the focus without being chosen keeps it in the form', async () => {
  const { page, release } = await arrive();
  await book(page).click();
  const service = dialog(page).getByRole('radio', { name: 'Quiet Hours' });
  await service.focus();
  release();
  await isReplaced(page);
  expect(await service.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  expect(await service.isChecked()).toBe(true);
});

test.each(['Continue', 'Close'])('X2 %s keeps the focus in the form', async (name) => {
  const { page, release } = await arrive();
  await book(page).click();
  const button = dialog(page).getByRole('button', { name });
  await button.focus();
  release();
  await isReplaced(page);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('X2 the first step works by keyboard, and Enter without a choice asks for one', async () => {
  const { page, release } = await arrive();
  await book(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await dialog(page).getByRole('radio').first().focus();
  await page.keyboard.press('Enter');
  release();
  await isReplaced(page);
  await dialog(page).getByText('Please choose a service to continue.').waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('heading', { name: 'Choose a date and time' }).waitFor();
});

test.each(['Escape', 'Close'])('L1 %s closes the first step, and no dialog opens later', async (way) => {
  const { page, release } = await arrive();
  await book(page).click();
  await dialog(page).waitFor();
  if (way === 'Close') await dialog(page).getByRole('button', { name: 'Close' }).click();
  else await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await book(page).evaluate((button) => button === document.activeElement)).toBe(true);
  release();
  await hydrated(page);
  expect(await page.locator('dialog').count()).toBe(0);
});

test('L1 the first step stays while only the form loads, and can still be closed', async () => {
  const { page, release } = await arrive();
  const releaseForm = await holdScripts(page, remote);
  await book(page).click();
  release();
  await hydrated(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  releaseForm();
  await book(page).click();
  await isReplaced(page);
});

test('FD1 if the form cannot load, its error replaces the first step', async () => {
  const { page, release } = await arrive();
  await page.route(remote, (route) => route.abort());
  await book(page).click();
  await dialog(page).getByRole('radio').first().waitFor();
  release();
  await dialog(page).getByText('The booking form couldn’t be loaded.').waitFor();
  await isReplaced(page);
});

test('E3 a site that takes no bookings has no first step', async () => {
  const hasFirstStep = () => site.read('index.html').includes('<dialog id="early-booking"');
  expect(hasFirstStep()).toBe(true);
  site.rows.site_settings_la2024 = settingRows({ ...settings, booking_enabled: false });
  await site.publish();
  expect(hasFirstStep()).toBe(false);
});
