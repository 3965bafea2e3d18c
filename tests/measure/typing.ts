import { startStack } from '../../local-stack/harness.ts';
import { launchBrowser } from '../browser/launch.mjs';
import type { Page, Browser } from 'playwright-core';

type Keystroke = {
  /** The final text of the field. */
  text: string;
  /** Milliseconds the page needed until it could paint the letter. */
  busy: number;
  /** Milliseconds of the longest task that followed, until the articles had followed the letter. */
  longest: number;
};

const slowProcessor = 4;
const rounds = 3;
const typed = ['patience', 'patiense quiet', 'l', 'zzzzzzz'];

const vocabulary =
  `quiet leader courage meeting answer calendar promise question strategy harbour listen silence patience
  decision honest feedback change habit morning purpose clarity corridor dinner budget season journey`.split(/\s+/);
const categories = ['leadership', 'coaching', 'transformation', 'business', 'personal-growth'];

/** Prints the cost of letters typed into the blog's search, with 1,000 and 5,000 posts. */
export async function measureTyping() {
  const stack = await startStack();
  const browser = await launchBrowser();
  try {
    for (const count of [1000, 5000]) {
      const tries = [];
      for (let round = 0; round < rounds; round += 1) tries.push(await typeInto(browser, stack.addresses.site, count));
      report(count, tries);
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Other programs can only add time, so the fastest round counts for each letter. */
function report(count: number, tries: Keystroke[][]) {
  const letters = (tries[0] ?? []).map(({ text }, at) => ({
    text,
    busy: Math.min(...tries.map((one) => one[at]?.busy ?? Infinity)),
    longest: Math.min(...tries.map((one) => one[at]?.longest ?? Infinity)),
  }));
  const worst = (what: 'busy' | 'longest') => letters.toSorted((a, b) => b[what] - a[what])[0];
  console.log(`\n${count} posts, processor slowed ${slowProcessor} times, ${letters.length} letters:`);
  for (const [what, meaning] of [
    ['busy', 'until the letter is painted'],
    ['longest', 'longest task while the articles follow'],
  ] as const)
    console.log(`  ${meaning}: at most ${Math.round(worst(what)?.[what] ?? 0)} ms ("${worst(what)?.text}")`);
}

function manyPosts(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const words = (length: number, step: number) =>
      Array.from({ length }, (__, at) => vocabulary[(index * 7 + at * step + (index % 13)) % vocabulary.length]).join(
        ' ',
      );
    const day = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString();
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `${words(6, 11)} ${index}`,
      slug: `post-${index}`,
      excerpt: words(30, 5),
      category: categories[index % categories.length],
      author: 'Lena Ashford',
      featured_image: '/images/posts/change-happens-on-tuesdays.svg',
      is_featured: index % 700 === 0,
      read_time: '',
      reading_minutes: 4,
      views: (index * 37) % 2000,
      created_at: day,
      updated_at: day,
    };
  });
}

/** Makes the page receive so many published posts. */
async function publishPosts(page: Page, count: number) {
  const posts = manyPosts(count);
  await page.route('**/rest/v1/blog_posts_la2024?**', async (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = Number(searchParams.get('offset') ?? 0);
    await route.fulfill({ json: posts.slice(from, from + Number(searchParams.get('limit') ?? 1000)) });
  });
}

/**
 * Types into the blog's search letter by letter, with the processor slowed down to a phone's speed.
 *
 * @param address of the site
 * @param count how many posts there are
 */
async function typeInto(browser: Browser, address: string, count: number): Promise<Keystroke[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await publishPosts(page, count);
    await page.goto(`${address}/#/blog`);
    await page.getByText(`${count} articles`, { exact: true }).waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
    const search = page.getByPlaceholder('Search articles...');
    await search.focus();
    const keystrokes = [];
    for (const text of typed) {
      await search.fill('');
      await page.waitForTimeout(800);
      for (const letter of text) keystrokes.push(await pressKey(page, letter));
    }
    return keystrokes;
  } finally {
    await context.close();
  }
}

async function pressKey(page: Page, letter: string): Promise<Keystroke> {
  await page.evaluate(() => {
    const seen = { busy: 0, longest: 0 };
    Object.assign(globalThis, { keystroke: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask' });
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => setTimeout(() => (seen.busy = performance.now() - start)));
      },
      { once: true, capture: true },
    );
  });
  await page.keyboard.press(letter);
  await page.waitForTimeout(700);
  return page.evaluate(() => ({
    text: (document.activeElement as HTMLInputElement).value,
    ...(globalThis as unknown as { keystroke: Omit<Keystroke, 'text'> }).keystroke,
  }));
}
