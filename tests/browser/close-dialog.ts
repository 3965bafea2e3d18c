import type { Page } from '@playwright/test';

/**
 * Closes the top dialog, and waits until its history entry is gone too: a test's next line would otherwise navigate before
 * that.
 *
 * @param close presses Escape by default
 */
export async function closeDialog(
  page: Page,
  close: () => Promise<void> = () => page.keyboard.press('Escape'),
): Promise<void> {
  const open = page.locator('dialog[open]');
  const before = await open.count();
  await close();
  await page.waitForFunction((count) => {
    const now = document.querySelectorAll('dialog[open]').length;
    return now < count && (now > 0 || !(history.state as Record<string, unknown> | null)?.['dialog-step']);
  }, before);
}
