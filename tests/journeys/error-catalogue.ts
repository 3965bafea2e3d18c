import type { Page } from 'playwright-core';
import { addresses } from './stack';

/*
  The specification's error catalogue, row by row: the request fails for real, the words are the catalogue's, nothing typed
  is lost, and nothing of the database's own wording is shown.
*/
const rawWords = 'relation "public.secrets" does not exist';
const broken = { status: 500, json: { code: 'XX000', message: rawWords } };

export const reading = ['GET', 'HEAD'];
export const writing = ['POST', 'PATCH', 'DELETE'];

/** From now on the backend answers so, whatever is asked of a table or function. */
export async function fail(page: Page, name: string, methods = writing, answer = broken) {
  await page.route(
    (url) => url.origin === addresses.api && url.pathname.endsWith(`/${name}`),
    (route) =>
      methods.includes(route.request().method())
        ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        : route.fallback(),
  );
}
/** An alert of these words, and no more than these words. */
export const alerted = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor({ state: 'attached' });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export type Situation = [situation: string, produce: () => Promise<Page>];

/** One test for each row of the catalogue. */
export const testSituations = (situations: Situation[]) =>
  test.each(situations)('point 8: %s', async (_, produce) => {
    const page = await produce();
    expect(await page.getByText(rawWords).count()).toBe(0);
    await page.context().close();
  });
