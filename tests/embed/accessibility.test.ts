import { readFileSync } from 'node:fs';
import path from 'node:path';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { allButContrast, violationsOf } from '../browser/violations';
import { chooseTime, send, thanks, typeDetails } from './booking-steps';
import { plainPage, visitPartner } from './partner';

const popup =
  '<main><h1>Partner</h1><coach-booking mode="popup" service="leadership" label="Talk to Lena"></coach-booking></main>';

async function findings(page: Page, options?: axe.RunOptions): Promise<string[]> {
  return (await violationsOf(page, options)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Talk to Lena' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a consultation' });
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  return dialog;
}

const viewports = {
  desktop: { width: 1100, height: 900 },
  phone: { width: 375, height: 812 },
  '200 %': { width: 640, height: 400 },
  '400 %': { width: 320, height: 256 },
};

/** By how many pixels the dialog and the page are wider than they show. */
const sideways = (dialog: Locator) =>
  dialog.evaluate(
    (element) => element.scrollWidth - element.clientWidth + (document.documentElement.scrollWidth - innerWidth),
  );

test.each([
  ['light', viewports],
  // Only the colors differ.
  ['dark', { desktop: viewports.desktop }],
] as const)(
  'B1 X4 axe reports nothing in any step, and nothing is cut off, %s, on a desktop, and in light colors on a phone or zoomed',
  async (theme, sizes) => {
    const { page } = await visitPartner(plainPage(popup.replace('label', `theme="${theme}" label`)));
    const found: string[] = [];
    const dialog = await openDialog(page);
    const look = async (step: string) => {
      for (const [name, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        const options = name === 'desktop' ? {} : allButContrast;
        found.push(...(await findings(page, options)).map((finding) => `${name} ${step} ${finding}`));
        if ((await sideways(dialog)) > 0) found.push(`${name} ${step} is cut off`);
      }
    };
    await look('service');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: /Next available/ }).click();
    await dialog.getByRole('group', { name: 'Morning' }).waitFor();
    await look('slot');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await send(dialog);
    await dialog.getByText('Please enter your first name.').waitFor();
    await look('details');
    await typeDetails(dialog);
    await send(dialog);
    await thanks(dialog).waitFor();
    await look('confirmation');
    expect(found).toEqual([]);
  },
);

test('B3 X4 a visitor books with at most 25 keystrokes, not counting typed details', async () => {
  const { page, sent } = await visitPartner(plainPage(popup));
  let keys = 0;
  const press = async (...names: string[]) => {
    for (const name of names) {
      keys += 1;
      await page.keyboard.press(name);
    }
  };
  await page.getByRole('button', { name: 'Talk to Lena' }).focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' });
  // Tab continues from the heading, so wait until it has the focus.
  const isReadFrom = (name: string) => dialog.getByRole('heading', { name }).and(page.locator(':focus')).waitFor();
  await press('Tab', 'Tab', 'Enter');
  await isReadFrom('Choose a date and time');
  await dialog.getByRole('button', { name: 'Next available time: ', exact: false }).waitFor();
  await press('Tab', 'Enter');
  await dialog.getByRole('group', { name: 'Morning' }).waitFor();
  await press('Tab', 'Enter');
  await isReadFrom('Your information');
  for (const text of ['Maren', 'Okafor', 'maren@northwind.example']) {
    await press('Tab');
    await page.keyboard.type(text);
  }
  await press('Enter');
  await thanks(dialog).waitFor();
  expect(keys).toBeLessThanOrEqual(25);
  expect(sent.map(({ name }) => name)).toContain('book_consultation');
});

test('B1 X4 forced colors keep selection, focus and errors distinguishable', async () => {
  const { page } = await visitPartner(plainPage(popup), { forcedColors: 'active' });
  const dialog = await openDialog(page);
  const chosen = dialog.locator('label:has(:checked)');
  const other = dialog.locator('label:not(:has(:checked))').first();
  const outline = (label: typeof chosen) => label.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([await outline(chosen), await outline(other)]).toEqual(['solid', 'none']);
  await chooseTime(dialog);
  await send(dialog);
  expect(await dialog.getByLabel('First name').getAttribute('aria-invalid')).toBe('true');
  expect(await findings(page)).toEqual([]);
});

test('B1 X4 a screen reader reads each step as expected', async () => {
  const { page } = await visitPartner(plainPage(popup), { timezoneId: 'America/New_York' });
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  const dialog = await openDialog(page);
  const transcript: string[] = [];
  /** Names and roles, without text that repeats a name and without the addresses of links. */
  const read = async () => {
    const lines = (await dialog.ariaSnapshot()).split('\n').filter((line) => !/- \/url: /.test(line));
    transcript.push(
      lines.filter((line, at) => !/- text: /.test(line) || !/- (radio|group) /.test(lines[at - 1] ?? '')).join('\n'),
    );
  };
  await read();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: /Next available/ }).click();
  await dialog.getByRole('group', { name: 'Morning' }).waitFor();
  await read();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The hold arrives after the step.
  await dialog.getByText('I’m holding this time', { exact: false }).waitFor();
  await send(dialog);
  await read();
  await typeDetails(dialog);
  await send(dialog);
  await thanks(dialog).waitFor();
  await dialog.getByText('was sent to', { exact: false }).waitFor();
  await read();
  expect(transcript.join('\n\n')).toBe(readFileSync(path.join(__dirname, 'screen-reader.txt'), 'utf8').trim());
});
