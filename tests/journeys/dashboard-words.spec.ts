import { expect, test } from './fixtures';
import { tablet } from './accessibility';

test('WO1 the preview follows the text, and the fields of a figure fill its card on a tablet', async ({
  openDashboard,
}) => {
  const page = await openDashboard('/words');
  await page.getByLabel('Line below your name').fill('Quiet courage');
  await page.getByRole('region', { name: 'The section as visitors see it' }).getByText('Quiet courage').waitFor();
  await page.setViewportSize(tablet);
  const endOf = async (name: string) => {
    const { x, width } = (await page.getByLabel(`${name} (figure 1)`).boundingBox())!;
    return Math.round(x + width);
  };
  await page.getByLabel('Source (figure 1)').waitFor();
  expect(await endOf('What it counts')).toBe(await endOf('Source'));
});
