import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const folder = path.resolve(__dirname, '../../storybook/dist');
/** Where results of tests are kept: in the built Storybook, and for the one built next. */
export const resultPlaces = [folder, path.resolve(folder, '../results')];
const origin = 'http://storybook.localhost';

export type Story = { id: string; title: string; name: string; tags: string[]; importPath: string };

/** Every story of the built Storybook; those whose title matches the pattern in `STORIES`, when there is one. */
export function builtStories(wanted = new RegExp(process.env.STORIES ?? '')): Story[] {
  const index = path.join(folder, 'index.json');
  if (!existsSync(index) || !existsSync(path.join(folder, 'iframe.html')))
    throw new Error('There is no built Storybook: run `npm run build:storybook` first.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type, title }) => type === 'story' && wanted.test(title));
}

/** Answers the built files to a browser window, without a server. */
export async function answerFromFolder(context: BrowserContext): Promise<void> {
  await context.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

type Channel = {
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
  emit: (event: string, payload: object) => void;
};

/** Opens the window in which stories are shown, one after the other. */
export async function openStories(page: Page): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story`);
  await page.waitForFunction(
    () => '__STORYBOOK_ADDONS_CHANNEL__' in globalThis && '__STORYBOOK_PREVIEW__' in globalThis,
  );
  // The add-on would look at every story a second time, in one width only.
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** What the toolbar can dress a story in. */
export type Look = { theme: string; brand: string };

/** Changes the look in the toolbar, and waits until the story wears it. */
export async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(async (globals) => {
    const paper = () => getComputedStyle(document.documentElement).getPropertyValue('--color-paper');
    const before = paper();
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
    channel.emit('updateGlobals', { globals });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let frame = 0; frame < 100 && paper() === before; frame += 1) await nextFrame();
    // What changes by a transition, however short, has its colour a frame later.
    await nextFrame();
    await nextFrame();
  }, look);
}

/** Shows a story and waits until its play function is through. Answers what went wrong on the way, or null. */
export async function showStory(page: Page, { id }: Story): Promise<string | null> {
  return page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: Channel;
    };
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
