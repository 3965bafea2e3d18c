import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';

const maxLostMs = 2000;
const letters = 'abcdefghijklmnopqrstuvwxyz';

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

/**
 * Types without a pause that would trigger a save, and crashes the page at a random moment. Resolves to the text at the
 * crash, and the text two seconds earlier.
 */
async function typeUntilItDies(page: Page): Promise<{ last: string; due: string }> {
  await content(page).focus();
  await page.keyboard.press('Control+End');
  let last = await content(page).inputValue();
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

test('G2 a crash while writing an article loses at most two seconds of typing', async ({ openDashboard }) => {
  let page = await openDashboard('/blog/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(`Harbour ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByText(/^Saved at/).waitFor();
  const address = page.url();
  for (let life = 0; life < 2; life += 1) {
    const next = await page.context().newPage();
    const { last, due } = await typeUntilItDies(page);
    await next.goto(address);
    await next.getByText('Unsaved text restored').or(content(next)).first().waitFor();
    const back = await content(next).inputValue();
    expect({ back, isAllThatIsDue: back.startsWith(due) }).toEqual({ back, isAllThatIsDue: true });
    expect(last.startsWith(back)).toBe(true);
    page = next;
  }
});
