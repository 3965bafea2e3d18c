import type axe from 'axe-core';
import { expect, test as base, type Page } from '@playwright/test';
import { violationsOf } from '../browser/violations';
import {
  answerFromFolder,
  builtStories,
  changeLook,
  coversDocs,
  openStories,
  showStory,
} from '../browser/built-storybook';
import { coloredTexts } from './colored-texts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };

/** Rules for a whole page, which few stories are; journeys apply them to the pages. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

const house = { theme: 'light', brand: 'house' };
/** The looks besides the default one. Only colors depend on them. */
const looks = {
  dark: { ...house, theme: 'dark' },
  'high contrast': { ...house, theme: 'high-contrast' },
  'another owner’s brand': { ...house, brand: 'terracotta' },
};

const allRules: axe.RunOptions = { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) };
const colorRules: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** Contrast takes most of axe's time, and the other looks check it at this width. */
const allButContrast: axe.RunOptions = { rules: { ...allRules.rules, 'color-contrast': { enabled: false } } };

async function findingsOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  const violations = await violationsOf(page, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.length}x, first at ${nodes[0]?.html}: ${nodes[0]?.any[0]?.message})`,
  );
}

/** Texts without findings in any look, in earlier stories of this worker. */
const checkedTexts = new Set<string>();

async function findingsInEveryLook(page: Page): Promise<Record<string, string[]>> {
  const findings: Record<string, string[]> = { desktop: await findingsOn(page, allRules) };
  await page.setViewportSize(phone);
  findings.phone = await findingsOn(page, allButContrast);
  const texts = (await coloredTexts(page)).filter((text) => !checkedTexts.has(text));
  if (texts.length === 0) return findings;
  for (const [name, look] of Object.entries(looks)) {
    await changeLook(page, look);
    findings[name] = await findingsOn(page, colorRules);
  }
  await changeLook(page, house);
  if (Object.values(findings).flat().length === 0) for (const text of texts) checkedTexts.add(text);
  return findings;
}

// Storybook loads once per worker, not once per story.
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      // By this name Storybook ends animations instead of waiting for them; those tied to scrolling never end.
      const userAgent = `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`;
      const context = await browser.newContext({ reducedMotion: 'reduce', userAgent });
      await answerFromFolder(context);
      const page = await context.newPage();
      await openStories(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const story of builtStories())
  test(`X5 ${story.title}: ${story.name} renders, plays, and has no axe findings in any look`, async ({
    storybook: page,
  }, { annotations }) => {
    await page.setViewportSize(desktop);
    const failure = await showStory(page, story);
    // Docs pages do not run play functions, which open other dialogs.
    const isCovering = !story.tags.includes('play-fn') && (await coversDocs(page));
    const findings = await findingsInEveryLook(page);
    const violations = new Set(Object.values(findings).flat()).size;
    annotations.push({ type: 'story', description: JSON.stringify({ [story.id]: { failure, violations } }) });
    expect(failure).toBeNull();
    expect.soft(isCovering, 'covers its docs page: see `inFrames` in shared-ui/testing').toBe(false);
    for (const [look, found] of Object.entries(findings)) expect.soft(found, look).toEqual([]);
  });
