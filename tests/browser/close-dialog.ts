import type { Page } from 'playwright-core';

/**
 * Closes the dialog on top with Escape, and waits until the step it had in the browser's history is taken back, too: nobody
 * is as quick as the next line of a test, which would go somewhere just before.
 */
export async function closeDialog(page: Page): Promise<void> {
  const open = page.locator('dialog[open]');
  const before = await open.count();
  await page.keyboard.press('Escape');
  await page.waitForFunction((count) => {
    const now = document.querySelectorAll('dialog[open]').length;
    return now < count && (now > 0 || !(history.state as Record<string, unknown> | null)?.['dialog-step']);
  }, before);
}
