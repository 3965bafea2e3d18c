import { expect, test } from '@playwright/test';
import { answerFromFolder, openDocs } from '../browser/built-storybook';

test.beforeEach(async ({ context }) => answerFromFolder(context));

test('X5 a right-to-left story does not mirror its docs page', async ({ page }) => {
  await openDocs(page, 'components-card');
  await expect(page.locator('#anchor--components-card--right-to-left [dir="rtl"]')).toContainText('The meeting');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
