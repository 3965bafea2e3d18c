import type { Locator } from '@playwright/test';
import { definitionOf, settingKeys } from 'domain/settings/registry';
import { expect, test } from './fixtures';
import { phone, smallest, widthBeyondWindow } from './accessibility';
import { withSettings } from './stack';
import { goTo, readThrough } from './visit';

test('H3 H4 a phone shows a long name in full, in a header of the usual height', async ({ visit }) => {
  await withSettings({ site_title: 'Dr. Alexandra Featherstonehaugh-Montgomery' }, async () => {
    const page = await visit({ viewport: phone });
    const bar = page.getByRole('banner');
    for (const viewport of [phone, smallest]) {
      await page.setViewportSize(viewport);
      const { isCut, isBroken } = await bar.getByRole('link', { name: /Featherstonehaugh/ }).evaluate((link) => {
        const word = document.createRange();
        word.setStart(link.firstChild!, 'Dr. Alexandra '.length);
        word.setEnd(link.firstChild!, 'Dr. Alexandra Featherstonehaugh-'.length);
        return { isCut: link.scrollHeight > link.clientHeight + 1, isBroken: word.getClientRects().length > 1 };
      });
      expect({ viewport, isCut, isBroken }).toEqual({ viewport, isCut: false, isBroken: false });
      await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible();
      if (viewport === phone) expect((await bar.boundingBox())!.height).toBe(80);
    }
  });
});

test('L3 H4 R7 words wider than a phone neither widen a page nor move the bar’s buttons', async ({ visit }) => {
  const keys = settingKeys.filter((key) => /^words_.*_(?:header|eyebrow|heading|lead|book)$/.test(key));
  const word = 'Lebensveränderungsbegleitung';
  const long = Object.fromEntries(keys.map((key) => [key, word.slice(0, definitionOf(key).maxLength)]));
  await withSettings({ ...long, site_title: 'Annegret Schwarzenbacher' }, async () => {
    const page = await visit({ viewport: smallest });
    for (const path of ['/', '/blog', '/nowhere']) {
      await goTo(page, path);
      await readThrough(page);
      expect({ path, beyond: await widthBeyondWindow(page, '') }).toEqual({ path, beyond: 0 });
    }
    const bar = page.getByRole('banner');
    const bottom = async (part: Locator) => part.boundingBox().then((box) => box!.y + box!.height);
    expect((await bottom(bar)) - (await bottom(bar.getByRole('button').last()))).toBeGreaterThanOrEqual(8);
  });
});

test('L6 a testimonial with words wider than a phone does not widen the page', async ({ visit }) => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const page = await visit({ path: '/blog', viewport: smallest });
  await page.route('**/rest/v1/testimonials_la2024?*', async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as object[];
    const json = rows.map((row) => ({ ...row, name: word, title: word, company: word, content: word }));
    await route.fulfill({ response, json });
  });
  await goTo(page, '/');
  await readThrough(page);
  await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
  expect(await widthBeyondWindow(page, '')).toBe(0);
});
