import { expect, requestsFail, test, type OpenDashboard } from './fixtures';
import { alerted, fail, press, reading, testSituations, type Situation } from './error-catalogue';
import { stored } from './owner-dashboard';
import { addresses, keeping } from './stack';

const ourFault = 'Something went wrong. Please try again in a moment.';

/** Types into a dashboard field and saves; the save fails and the field keeps its input. */
const savedInVain =
  (at: string, field: string | RegExp, typed: string, button: string | RegExp, words: string, table: string) =>
  async ({ openDashboard }: { openDashboard: OpenDashboard }) => {
    const page = await openDashboard(at);
    await page.getByLabel(field).first().fill(typed);
    await fail(page, table);
    await press(page, button);
    await alerted(page, words);
    await expect(page.getByLabel(field).first()).toHaveValue(typed);
    return page;
  };

const settings = 'site_settings_la2024';
const picture = 'https://images.example/portrait.jpg';

/** Opens a dashboard screen whose settings cannot be read; it shows the built-in ones. */
const defaultsStand =
  (at: string, label: string, value: RegExp) =>
  async ({ openDashboard }: { openDashboard: OpenDashboard }) => {
    const page = await openDashboard('/bookings');
    await fail(page, settings, reading);
    await page.goto(`${addresses.site}/#/admin${at}`);
    const field = page.getByLabel(label).first();
    await field.waitFor();
    expect(await field.inputValue()).toMatch(value);
    return page;
  };

const forForms: Situation[] = [
  [
    'G4 Save fails (post)',
    async ({ openDashboard }) => {
      const page = await openDashboard('/blog');
      await page.getByRole('row').nth(2).getByRole('link').first().click();
      await fail(page, 'blog_posts_la2024');
      await page.getByRole('textbox', { name: 'Content' }).fill('Not to be saved');
      await press(page, /^Save/);
      await alerted(page, 'Error saving post');
      await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('Not to be saved');
      return page;
    },
  ],
  [
    'T3 Save fails (testimonial)',
    async ({ openDashboard }) => {
      const page = await openDashboard('/testimonials/new');
      const dialog = page.getByRole('dialog', { name: 'New testimonial' });
      for (const [label, text] of Object.entries({ Name: 'Maren', Title: 'Chair', Content: 'It changed how we meet.' }))
        await dialog.getByLabel(label).fill(text);
      await fail(page, 'testimonials_la2024');
      await dialog.getByRole('button', { name: 'Save testimonial' }).click();
      await alerted(page, 'Error saving testimonial');
      await expect(dialog.getByRole('textbox', { name: 'Content' })).toHaveValue('It changed how we meet.');
      return page;
    },
  ],
  [
    'E3 Settings save',
    savedInVain('/settings', 'Tagline', 'Not saved.', 'Save Settings', `Error saving settings: ${ourFault}`, settings),
  ],
  [
    'I4 Portrait save',
    savedInVain(
      '/portrait',
      'New portrait URL',
      picture,
      'Save Portrait',
      `Error updating portrait: ${ourFault}`,
      settings,
    ),
  ],
  [
    'F3 Font save',
    savedInVain(
      '/fonts',
      'Text size',
      '17',
      'Save Font Settings',
      `Error updating font settings: ${ourFault}`,
      settings,
    ),
  ],
  [
    'S4 SEO save',
    savedInVain(
      '/seo',
      'Meta keywords',
      'vain',
      'Save SEO Settings',
      `Error saving SEO settings: ${ourFault}`,
      settings,
    ),
  ],
  ['E4 Settings screen fetch fails', defaultsStand('/settings', 'Tagline', /^Lead with courage/)],
  ['F3 Font load fails', defaultsStand('/fonts', 'Text size', /^16$/)],
  ['S4 SEO load fails', defaultsStand('/seo', 'Meta title', /Lena Ashford/)],
  [
    'I4 Portrait load fails',
    async ({ openDashboard }) => {
      const page = await openDashboard('/bookings');
      await fail(page, settings, reading);
      await page.goto(`${addresses.site}/#/admin/portrait`);
      await page
        .getByRole('img', { name: /portrait/i })
        .first()
        .waitFor();
      await expect(page.getByRole('main').getByText(/couldn’t be/)).toHaveCount(0);
      return page;
    },
  ],
  [
    'E6 Seeding fails',
    async ({ openWindow }) => {
      const page = await openWindow();
      await fail(page, settings, reading);
      await page.goto(`${addresses.site}/#/admin`);
      await page.getByLabel('Username').fill('owner@example.com');
      await page.getByLabel('Password', { exact: true }).fill('coach-owner-local');
      await press(page, 'Sign In');
      await page.getByText(/The settings couldn’t be checked\..*default settings/).waitFor();
      return page;
    },
  ],
];

testSituations(forForms);

test('point 8: a successful save shows the catalogue’s text', requestsFail, async ({ openDashboard }) => {
  await keeping(['site_tagline', 'portrait_url', 'body_font_size', 'meta_keywords', 'hero_portrait_url'], async () => {
    const saves = [
      ['/settings', 'Tagline', 'Saved.', 'Save Settings', 'Settings saved successfully!', 'site_tagline'],
      ['/portrait', 'New portrait URL', picture, 'Save Portrait', 'Portrait updated successfully!', 'portrait_url'],
      ['/fonts', 'Text size', '17', 'Save Font Settings', 'Font settings updated successfully!', 'body_font_size'],
      ['/seo', 'Meta keywords', 'kept', 'Save SEO Settings', 'SEO settings saved successfully!', 'meta_keywords'],
    ] as const;
    for (const [at, field, typed, button, words, key] of saves) {
      const page = await openDashboard(at);
      await page.getByLabel(field).first().fill(typed);
      await press(page, button);
      await page.getByText(words).first().waitFor();
      expect(String(await stored(key))).toBe(typed);
      await page.context().close();
    }
  });
});
