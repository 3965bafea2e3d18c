import { expect, requestsFail, test } from './fixtures';
import type { Page } from '@playwright/test';
import { database } from './stack';

const maxLostMs = 2000;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/**
 * Types without a pause that would trigger a save, and crashes the page at a random moment. Resolves to the text at the
 * crash, and the text two seconds earlier.
 */
async function typeUntilItDies(page: Page, box: string | RegExp): Promise<{ last: string; due: string }> {
  await field(page, box).focus();
  await page.keyboard.press('Control+End');
  let last = await field(page, box).inputValue();
  const typed = [{ text: last, at: 0 }];
  const end = Date.now() + 1000 + Math.random() * 3000;
  for (let count = 0; Date.now() < end; count += 1) {
    const letter = letters[count % letters.length]!;
    await page.keyboard.type(letter, { delay: 20 });
    last += letter;
    typed.push({ text: last, at: Date.now() });
  }
  const died = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  const diedAt = Date.now();
  // A crash fires no event in the page.
  session.send('Page.crash').catch(() => {});
  await died;
  return { last, due: typed.findLast(({ at }) => at <= diedAt - maxLostMs)!.text };
}

async function dieAgainAndAgain(page: Page, box: string | RegExp, times: number): Promise<void> {
  const address = page.url();
  let alive = page;
  for (let life = 0; life < times; life += 1) {
    const next = await alive.context().newPage();
    const { last, due } = await typeUntilItDies(alive, box);
    await next.goto(address);
    await next.getByText('Unsaved text restored').or(field(next, box)).first().waitFor();
    const back = await field(next, box).inputValue();
    expect({ back, isAllThatIsDue: back.startsWith(due) }).toEqual({ back, isAllThatIsDue: true });
    expect(last.startsWith(back)).toBe(true);
    alive = next;
  }
}

test('G2 a crash while writing an article loses at most two seconds of typing', async ({ openDashboard }) => {
  const page = await openDashboard('/blog/new');
  await field(page, 'Title').fill(`Harbour ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByText(/^Saved at/).waitFor();
  await dieAgainAndAgain(page, 'Content', 2);
});

test('N6 a crash while writing a newsletter loses at most two seconds of typing', async ({ openDashboard }) => {
  const page = await openDashboard('/newsletter/campaigns/new');
  await field(page, /^Subject/).fill(`News ${crypto.randomUUID().slice(0, 8)}`);
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  await dieAgainAndAgain(page, /^Message/, 1);
});

test('N6 a newsletter whose first save lost its response stays one draft', requestsFail, async ({ openDashboard }) => {
  const page = await openDashboard('/newsletter/campaigns/new');
  const title = `Once ${crypto.randomUUID().slice(0, 8)}`;
  const drafts = async () =>
    (await database().from('newsletter_campaigns').select('id, body').eq('subject', title).throwOnError()).data;
  await page.route('**/rest/v1/newsletter_campaigns?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await field(page, /^Subject/).fill(title);
  await expect.poll(drafts).toHaveLength(1);
  const died = page.waitForEvent('crash');
  const next = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await died;

  await next.goto(page.url());
  await field(next, /^Message/).fill('Dear reader');
  await next.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  await expect.poll(async () => (await drafts())?.[0]?.body).toBe('Dear reader');
  expect(await drafts()).toHaveLength(1);
  expect(next.url()).toContain((await drafts())![0]!.id as string);
});
