import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** Contrast takes most of axe's time, and rarely depends on the width of the window. */
export const allButContrast: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/**
 * The page's axe violations. Only these leave the page, because transferring axe's passes takes as long as the check.
 */
export async function violationsOf(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  const find = () =>
    page.evaluate(async (asked) => {
      if (!('axe' in window)) return undefined;
      const judge = window.axe as typeof axe;
      return judge.run(document, { resultTypes: ['violations'], ...asked }).then(({ violations }) => violations);
    }, options);
  const found = await find();
  if (found) return found;
  // Evaluated rather than added as a script, which the page's CSP would block.
  await page.evaluate(axe.source);
  return (await find())!;
}
