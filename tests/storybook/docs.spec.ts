import { expect, test } from '@playwright/test';
import { answerFromFolder, openDocs } from '../browser/built-storybook';

test.beforeEach(async ({ context }) => answerFromFolder(context));

test('X5 a right-to-left story does not mirror its docs page', async ({ page }) => {
  await openDocs(page, 'components-card');
  await expect(page.locator('#anchor--components-card--right-to-left [dir="rtl"]')).toContainText('The meeting');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('X5 the props of a component are listed with their values', async ({ page }) => {
  await openDocs(page, 'components-card');
  const props = page.getByRole('table');
  await expect(props.getByRole('row', { name: /^padding/ })).toContainText("'none'");
  await expect(props).not.toContainText('$$typeof');
});
