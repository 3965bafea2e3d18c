import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { answerFromFolder, openStory } from '../browser/built-storybook';
import { shots } from './stories';

// One context per worker, so that the browser parses Storybook's scripts from its cache.
const storybook = test.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        // Half the size is a quarter of the bytes, and a border that moves by a pixel still shows.
        deviceScaleFactor: 0.5,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
      });
      await answerFromFolder(context);
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-20T14:00:00Z'));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { name, story, globals, viewport } of shots)
  storybook(name, async ({ stories: page }) => {
    await page.setViewportSize(viewport);
    await openStory(page, story, globals);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
  });

test('each picture belongs to a story', () => {
  const pictures = readdirSync(path.join(import.meta.dirname, 'pictures'));
  expect(pictures.toSorted()).toEqual(shots.map(({ name }) => `${name}.png`).toSorted());
});
