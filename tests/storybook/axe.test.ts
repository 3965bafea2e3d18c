import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser/launch.mjs';
import { violationsOf } from '../browser/violations';
import {
  answerFromFolder,
  builtStories,
  changeLook,
  openStories,
  resultPlaces,
  showStory,
  type Story,
} from './built-storybook';

const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 375, height: 812 } };
const windowsAtOnce = 4;

/** What is said of a whole page, which a story seldom is; the journeys hold the pages to them. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

const everyday = { theme: 'light', brand: 'house' };
/** The looks beside the everyday one. Only what can be read depends on them. */
const looks = {
  dark: { ...everyday, theme: 'dark' },
  'high contrast': { ...everyday, theme: 'high-contrast' },
  'another owner’s brand': { ...everyday, brand: 'terracotta' },
};

type Findings = { failure: string | null } & Record<keyof typeof widths | keyof typeof looks, string[]>;

const stories = builtStories();
const findings = new Map<string, Findings>();
let browser: Browser;

const allRules: axe.RunOptions = { rules: Object.fromEntries(pageRules.map((id) => [id, { enabled: false }])) };
const coloursOnly: axe.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** On the phone contrast is judged in the other looks, which is where most of axe's time goes. */
const allButContrast: axe.RunOptions = { rules: { ...allRules.rules, 'color-contrast': { enabled: false } } };

async function findingsOn(page: Page, options = allRules): Promise<string[]> {
  const violations = await violationsOf(page, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.length}x, first at ${nodes[0]?.html}: ${nodes[0]?.any[0]?.message})`,
  );
}

async function judge(page: Page, story: Story): Promise<Findings> {
  await page.setViewportSize(widths.desktop);
  const failure = await showStory(page, story);
  const desktop = await findingsOn(page);
  await page.setViewportSize(widths.phone);
  const phone = await findingsOn(page, allButContrast);
  const inLook = async (look: keyof typeof looks) => {
    await changeLook(page, looks[look]);
    return findingsOn(page, coloursOnly);
  };
  const found = {
    failure,
    desktop,
    phone,
    dark: await inLook('dark'),
    'high contrast': await inLook('high contrast'),
    'another owner’s brand': await inLook('another owner’s brand'),
  };
  await changeLook(page, everyday);
  return found;
}

/** By this name the Storybook ends animations instead of waiting for them; one that goes with the scrolling never ends. */
const testRunner = () => `Mozilla/5.0 Chrome/${browser.version()} StorybookTestRunner`;

async function judgeFrom(queue: Story[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', userAgent: testRunner() });
  await answerFromFolder(context);
  const page = await context.newPage();
  await openStories(page);
  for (let story = queue.shift(); story; story = queue.shift()) {
    findings.set(story.id, await judge(page, story));
  }
  await context.close();
}

beforeAll(async () => {
  browser = await launchBrowser();
  const queue = [...stories];
  await Promise.all(Array.from({ length: windowsAtOnce }, () => judgeFrom(queue)));
});

/** What was found out before about stories that were not asked for now. */
function earlierResults(place: string): object {
  const file = path.join(place, 'test-results.json');
  if (!process.env.STORIES || !existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { stories: object }).stories;
}

/** For the status page of the Storybook, beside it and for the next one. */
function keepResults(): void {
  const results = Object.fromEntries(
    [...findings].map(([id, { failure, ...found }]) => [
      id,
      { failure, violations: new Set(Object.values(found).flat()).size },
    ]),
  );
  for (const place of resultPlaces) {
    const report = { testedAt: new Date().toISOString(), stories: { ...earlierResults(place), ...results } };
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'test-results.json'), JSON.stringify(report));
  }
}

afterAll(async () => {
  keepResults();
  await browser.close();
});

describe.each(stories.map((story) => [`${story.title}: ${story.name}`, story.id] as const))('X5 %s', (_, id) => {
  test('renders, and its play function passes', () => {
    expect(findings.get(id)?.failure).toBeNull();
  });

  test('leaves nobody out, on a desktop and on a phone', () => {
    expect(findings.get(id)).toMatchObject({ desktop: [], phone: [] });
  });

  test('can be read in every look', () => {
    expect(findings.get(id)).toMatchObject({ dark: [], 'high contrast': [], 'another owner’s brand': [] });
  });
});
