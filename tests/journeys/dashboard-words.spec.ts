import { expect, test } from './fixtures';
import { accessibilityFindings, phone, tablet } from './accessibility';
import { keeping } from './stack';

const lead = '<b>Quiet</b> courage & “plain” words.';

test('WO1 visitors read the texts and figures that were previewed', async ({ openDashboard, openWindow, visit }) => {
  await keeping(['words_hero_role', 'words_hero_figures', 'words_about_heading'], async () => {
    const page = await openDashboard('/words');
    const preview = page.getByRole('region', { name: 'The section as visitors see it' });
    await page.getByLabel('Line below your name').fill(lead);
    await preview.getByText(lead).waitFor();
    await page.getByRole('button', { name: 'Remove figure 2' }).click();
    await page.getByLabel('Number (figure 1)').fill('7');
    await page.getByLabel('What it counts').first().fill('teams this year');
    await preview.getByText('teams this year').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole('tab', { name: 'About' }).click();
    const about = page.getByRole('region', { name: 'About', exact: true });
    const heading = about.getByRole('textbox', { name: 'Heading', exact: true }).first();
    await heading.fill('');
    await page.getByRole('button', { name: 'Save Texts' }).click();
    await expect(heading).toHaveAttribute('aria-invalid', 'true');
    await heading.fill('Someone who asks twice');
    await page.getByRole('button', { name: 'Save Texts' }).click();
    await page.getByText('Texts saved successfully!').waitFor();

    const visitor = await visit();
    await visitor.getByText(lead).first().waitFor();
    await visitor.getByText('teams this year').first().waitFor();
    await visitor.getByRole('heading', { name: 'Someone who asks twice' }).waitFor();
    await expect(visitor.getByText('Success Rate')).toHaveCount(0);

    const mobile = await openWindow({ viewport: phone });
    await mobile.goto(visitor.url());
    await mobile.getByText('teams this year').first().waitFor();
    expect(await mobile.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

test('WO1 the fields of a figure fill its card on a tablet', async ({ openDashboard }) => {
  const page = await openDashboard('/words', { viewport: tablet });
  const endOf = async (name: string) => {
    const { x, width } = (await page.getByLabel(`${name} (figure 1)`).boundingBox())!;
    return Math.round(x + width);
  };
  await page.getByLabel('Source (figure 1)').waitFor();
  expect(await endOf('What it counts')).toBe(await endOf('Source'));
});
