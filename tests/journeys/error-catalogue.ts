import { expect, requestsFail, test, type Fixtures } from './fixtures';
import type { Page } from '@playwright/test';
import { addresses } from './stack';

/*
  The specification's error catalogue, row by row: the request fails, the message is the catalogue's, input is kept, and no
  database error is shown.
*/
const rawWords = 'relation "public.secrets" does not exist';
const broken = { status: 500, json: { code: 'XX000', message: rawWords } };

export const reading = ['GET', 'HEAD'];
export const writing = ['POST', 'PATCH', 'DELETE'];

/** Makes requests to a table or function fail with `answer`. */
export async function fail(page: Page, name: string, methods = writing, answer = broken) {
  await page.route(
    (url) => url.origin === addresses.api && url.pathname.endsWith(`/${name}`),
    (route) =>
      methods.includes(route.request().method())
        ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } })
        : route.fallback(),
  );
}
/** Waits for an alert with this text. */
export const alerted = (page: Page, words: string) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor({ state: 'attached' });

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

type People = Pick<Fixtures, 'openDashboard' | 'openWindow' | 'visit'>;

/** Brings the failure about; resolves to the page that shows it. */
export type Situation = [situation: string, produce: (people: People) => Promise<Page>];

/** One test for each row of the catalogue. */
export function testSituations(situations: Situation[]): void {
  for (const [situation, produce] of situations)
    test(`point 8: ${situation}`, requestsFail, async ({ openDashboard, openWindow, visit }) => {
      const page = await produce({ openDashboard, openWindow, visit });
      await expect(page.getByText(rawWords)).toHaveCount(0);
    });
}
