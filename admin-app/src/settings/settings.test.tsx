import { screen, waitFor, within } from '@testing-library/react';
import { definitionOf, settingKeys } from 'data-client/owner';
import { findSettings } from '../setting-form/find-settings';
import { editedKey, keysIn, placeOf } from '../setting-form/setting-places';
import { accessibilityFindings } from '../testing/accessibility';
import { address } from '../testing/open-desk';
import { expectWords, openSettings, saveButton, textField } from '../testing/open-settings';
import { elsewhereFrom, sectionsOf, settingsTabs } from './settings-sections';

describe('where settings are edited', () => {
  const edited = settingKeys.filter((key) => editedKey(key) === key);

  test('E1 every key is edited in exactly one place, and every other name of a key says which', () => {
    const places = [
      ...settingsTabs.flatMap(({ id }) => sectionsOf(id).flatMap(({ keys }) => keys)),
      ...(['seo', 'fonts', 'portrait'] as const).flatMap((tab) => keysIn(tab)),
    ];
    expect(places.toSorted()).toEqual(edited.toSorted());
    const named = settingsTabs.flatMap(({ id }) => elsewhereFrom(id));
    const aliases = settingKeys.filter((key) => editedKey(key) !== key);
    expect(aliases.filter((key) => !named.includes(key))).toEqual([]);
  });

  test('E1 whatever is edited on another screen is named on this one', () => {
    const named = settingsTabs.flatMap(({ id }) => elsewhereFrom(id));
    expect(edited.filter((key) => placeOf(key).tab !== 'settings' && !named.includes(key))).toEqual([]);
  });

  test.each(settingsTabs.map(({ id, label }) => [label, id] as const))(
    'E1 the tab %s has its own address, and a field for every key it holds',
    async (label, id) => {
      const { owner } = await openSettings();
      await owner.click(screen.getByRole('tab', { name: label }));
      expect(address()).toBe(`/admin/settings/${id}`);
      for (const key of keysIn('settings', id)) expect(document.getElementById(`setting-${key}`)).toBeVisible();
      expect(await accessibilityFindings()).toEqual([]);
    },
  );
});

test('E1 an address that names a key leads to its field, on a reload too', async () => {
  await openSettings('/email?key=reply_to_email');
  await waitFor(() => expect(textField('Answers go to')).toHaveFocus());
});

test('E1 a setting is found by its name, by what it does and by its key, wherever it is edited', async () => {
  const { owner } = await openSettings();
  const search = screen.getByRole('searchbox', { name: 'Find a setting' });
  await owner.type(search, 'maintenance');
  await owner.click(within(screen.getByRole('region', { name: 'Settings found' })).getByRole('link'));
  expect(address()).toBe('/admin/settings/security?key=maintenance_mode');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Maintenance mode' })).toHaveFocus());
  expect(search).toHaveValue('');
  await owner.type(search, 'og_image');
  const found = screen.getByRole('region', { name: 'Settings found' });
  expect(within(found).getByRole('link')).toHaveAttribute('href', '/admin/seo/social?key=og_image');
  await owner.type(search, ' zebra');
  expect(within(found).getByRole('status')).toHaveTextContent('No setting matches “og_image zebra”.');
});

test('E1 what only the host can make true says so, and what is kept as a note too', async () => {
  await openSettings('/security');
  const hosted = keysIn('settings', 'security').filter((key) => definitionOf(key).isManagedByHost);
  expect(screen.getAllByText('Managed by your host')).toHaveLength(hosted.length);
  expect(screen.getAllByText('Kept as a note')[0]).toBeVisible();
});

test.each([
  ['colour', 6, '/admin/settings/branding?key=background_color'],
  ['typeface headings', 1, '/admin/fonts?key=primary_font'],
  ['hero portrait', 1, '/admin/portrait?key=hero_portrait_url'],
  ['comments posts', 1, '/admin/settings/features?key=comments_enabled'],
  ['', 0, undefined],
])('E1 a search for “%s” finds %i places', (text, count, address) => {
  const found = findSettings('/admin', text);
  expect(found).toHaveLength(count);
  if (address) expect(found.map((one) => one.address)).toContain(address);
});

test('E2 the overview counts the settings and ticks what is set', async () => {
  await openSettings('', { settings: { contact_email: '' } });
  const overview = screen.getByRole('region', { name: 'Settings overview' });
  expect(overview).toHaveTextContent('133 settings');
  expect(within(overview).getByRole('link', { name: 'Site title is set' })).toBeVisible();
  expect(within(overview).getByRole('link', { name: 'Contact email is missing' })).toBeVisible();
  expect(within(overview).getByRole('link', { name: 'Portrait is set' })).toHaveAttribute(
    'href',
    '/admin/portrait?key=portrait_url',
  );
});

test('E5 maintenance mode is warned about before and after it is saved', async () => {
  const { owner } = await openSettings('/security');
  await owner.click(screen.getByRole('checkbox', { name: 'Maintenance mode' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Once you save, visitors will see a maintenance page');
  await owner.click(saveButton());
  await expectWords('Visitors see a maintenance page instead of your site. This desk stays open.');
});

test('decision 3 the mail password is set, replaced and removed, and never shown', async () => {
  const { owner, client } = await openSettings('/email');
  const password = () => screen.getByLabelText('Password');
  expect(screen.getByText('None is set.')).toBeVisible();
  await owner.type(password(), 'correct horse');
  await owner.click(saveButton());
  await expectWords('One is set. It cannot be shown.');
  expect(password()).toHaveValue('');
  await owner.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(screen.getByText('It is removed when you save.')).toBeVisible();
  await owner.click(saveButton());
  await expectWords('None is set.');
  expect(client.backend.privateSettings.get('smtp_password')).toBe('""');
});

test('decision 29 colours that cannot be read get a verdict and a proposal that can', async () => {
  const { owner } = await openSettings('/branding');
  const text = screen.getByRole('textbox', { name: 'Text' });
  await owner.clear(text);
  await owner.type(text, '#B9C0C4');
  const verdicts = screen.getByRole('list', { name: 'How well the colours can be read' });
  expect(verdicts).toHaveTextContent(/Text on the page.*Too pale: words need 4\.50:1\./);
  expect(verdicts).toHaveTextContent(/2\.2\d:1.*Accent colour as words/);
  await owner.click(within(verdicts).getByRole('button', { name: /^Use #\w{6} for text$/ }));
  expect(verdicts).toHaveTextContent(/Text on the page.*Easy to read\./);
});
