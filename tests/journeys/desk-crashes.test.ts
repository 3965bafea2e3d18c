import type { Page } from 'playwright-core';
import { expectSoon } from './browser';
import { openDesk } from './owner-desk';
import { database } from './stack';

const mostLostMs = 2000;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

/**
 * Types on and on, without a pause in which anything would be saved, until the page dies at a moment nobody knows. Tells
 * what stood there then, and what had stood there two seconds before.
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
  // Nothing is told to the page: it is simply gone.
  session.send('Page.crash').catch(() => {});
  await died;
  return { last, due: typed.findLast(({ at }) => at <= diedAt - mostLostMs)!.text };
}

async function dieAgainAndAgain(page: Page, box: string | RegExp, times: number): Promise<void> {
  const address = page.url();
  let alive = page;
  for (let life = 0; life < times; life += 1) {
    const next = await alive.context().newPage();
    const { last, due } = await typeUntilItDies(alive, box);
    await next.goto(address);
    await next.getByText('Your writing is back').or(field(next, box)).first().waitFor();
    const back = await field(next, box).inputValue();
    expect({ back, isAllThatIsDue: back.startsWith(due) }).toEqual({ back, isAllThatIsDue: true });
    expect(last.startsWith(back)).toBe(true);
    alive = next;
  }
}

test('G2 however often the page dies while an article is written, at most two seconds of typing are lost', async () => {
  const { page } = await openDesk('/blog/new');
  await field(page, 'Title').fill(`Harbour ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByText(/^Saved at/).waitFor();
  await dieAgainAndAgain(page, 'Content', 3);
});

test('N6 however often the page dies while a newsletter is written, at most two seconds of typing are lost', async () => {
  const { page } = await openDesk('/newsletter/campaigns/new');
  await field(page, /^Subject/).fill(`News ${crypto.randomUUID().slice(0, 8)}`);
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  await dieAgainAndAgain(page, /^Message/, 2);
});

test('N6 a new newsletter whose answer is lost with the page is one draft, not two', async () => {
  const { page } = await openDesk('/newsletter/campaigns/new');
  const title = `Once ${crypto.randomUUID().slice(0, 8)}`;
  const drafts = async () =>
    (await database().from('newsletter_campaigns').select('id, body').eq('subject', title).throwOnError()).data;
  await page.route('**/rest/v1/newsletter_campaigns?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await field(page, /^Subject/).fill(title);
  await expectSoon(drafts, (rows) => rows?.length === 1);
  const died = page.waitForEvent('crash');
  const next = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await died;

  await next.goto(page.url());
  await field(next, /^Message/).fill('Dear reader');
  await next.waitForURL(/\/campaigns\/[0-9a-f-]{36}$/);
  await expectSoon(drafts, (rows) => rows?.[0]?.body === 'Dear reader');
  expect(await drafts()).toHaveLength(1);
  expect(next.url()).toContain((await drafts())![0]!.id as string);
});
