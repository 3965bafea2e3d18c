import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const folder = path.resolve(import.meta.dirname, '../../storybook/dist');
/** Folders for test results: the built Storybook, and the one that the next build copies. */
export const resultFolders = [folder, path.resolve(folder, '../results')];
const origin = 'http://storybook.localhost';

export type Story = { id: string; title: string; name: string; tags: string[]; importPath: string };

/** Every story of the built Storybook, or those whose title matches the pattern in `STORIES`. */
export function builtStories(wanted = new RegExp(process.env.STORIES ?? '')): Story[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index) || !existsSync(path.join(folder, 'iframe.html')))
    throw new Error('There is no built Storybook: run `npm run build:storybook` first.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type, title }) => type === 'story' && wanted.test(title));
}

/** Serves the built files to a browser context without a server. */
export async function answerFromFolder(context: BrowserContext): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

/** Renders one story on its own, and waits until its play function, fonts and images are done. */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => {
    const { currentRender } = ('__STORYBOOK_PREVIEW__' in globalThis && __STORYBOOK_PREVIEW__) || {};
    const phase = currentRender?.phase ?? '';
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story is ${phase}.`);
    return ['completed', 'finished'].includes(phase);
  });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].filter(({ status }) => status === 'loading').map(({ loaded }) => loaded));
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Opens a component's docs page. */
export async function openDocs(page: Page, component: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${component}--docs&viewMode=docs`);
}

/** Whether the shown story has opened a dialog that would cover its docs page, because it is not in a frame there. */
export async function coversDocs(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { parameters } = __STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    return document.querySelector(':modal') !== null && parameters?.docs?.story?.inline !== false;
  });
}

/** Storybook's own globals. */
declare const __STORYBOOK_ADDONS_CHANNEL__: {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: object) => void;
};
declare const __STORYBOOK_PREVIEW__:
  | { currentRender?: { phase?: string; story?: { parameters: { docs?: { story?: { inline?: boolean } } } } } }
  | undefined;

/** Opens the page in which `showStory` renders one story after another. */
export async function openStories(page: Page): Promise<void> {
  // Otherwise the tool that highlights elements would read the styles of all elements after every change.
  await page.addInitScript(() => Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true }));
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis,
  );
  // Otherwise the add-on would run axe on every story as well.
  await page.evaluate(() => {
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** The toolbar's settings for a story's look. */
export type Look = { theme: string; brand: string };

/** Changes the look in the toolbar, and waits until the story shows it. */
export async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (globals) => {
    const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--color-paper');
    const before = paper();
    __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
    // Tasks, because there are only sixty frames a second.
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    for (let task = 0; task < 500 && paper() === before; task += 1) await nextTask();
    // Colors that change by a transition, however short, would arrive a frame later, and inherited ones after those.
    const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const transition of running) transition.finish();
  }, look);
}

/** Renders a story and waits for its play function. Resolves to the failure's message, or null. */
export async function showStory(page: Page, { id }: Story): Promise<string | null> {
  return page.evaluate(async (storyId) => {
    const channel = __STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
    return new Promise<string | null>((resolve) => {
      let failure: string | null = null;
      const end = (outcome: string | null) => {
        for (const event of failures) channel.off(event, fail);
        channel.off('storyFinished', finish);
        resolve(outcome);
      };
      const finish = (payload: { storyId: string; status: string }) => {
        if (payload.storyId === storyId) end(failure ?? (payload.status === 'error' ? 'the story failed' : null));
      };
      const fail = (payload: { message?: string; title?: string } | string) => {
        failure = typeof payload === 'string' ? payload : (payload.message ?? payload.title ?? 'the story failed');
        setTimeout(() => end(failure), 1000);
      };
      for (const event of failures) channel.on(event, fail);
      channel.on('storyFinished', finish);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
}
