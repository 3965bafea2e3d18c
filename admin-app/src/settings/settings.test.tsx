import { screen, waitFor, within } from '@testing-library/react';
import { definitionOf, settingKeys } from 'domain/settings/registry';
import { findSettings } from '../form/settings/find-settings';
import { findScreens } from './find-screens';
import { editedKey, keysIn, managedKeys, placeOf, settingsTabs } from '../form/settings/setting-tabs';
import { address } from '../testing/open-dashboard';
import { openSettings, saveButton, textField } from '../testing/open-settings';
import { elsewhereFrom, sectionsOf } from './settings-sections';

describe('where settings are edited', () => {
  const edited = settingKeys.filter((key) => editedKey(key) === key);

  test('E1 every key is edited in exactly one place, and every alias names it', () => {
    const places = [
      ...settingsTabs.flatMap(({ id }) => sectionsOf(id).flatMap(({ keys }) => keys)),
      ...(['seo', 'fonts', 'portrait', 'words'] as const).flatMap((tab) => keysIn(tab)),
    ];
    expect([...places, ...managedKeys].toSorted()).toEqual(edited.toSorted());
    const named = settingsTabs.flatMap(({ id }) => elsewhereFrom(id));
    const aliases = settingKeys.filter((key) => editedKey(key) !== key);
    expect(aliases.filter((key) => !definitionOf(key).effect && !named.includes(key))).toEqual([]);
  });

  test('E1 settings edited on other screens are linked', () => {
    const named = settingsTabs.flatMap(({ id }) => elsewhereFrom(id));
    const elsewhere = edited.filter((key) => !['settings', 'words'].includes(placeOf(key).tab));
    expect(elsewhere.filter((key) => !named.includes(key))).toEqual([]);
  });

  test.each(settingsTabs.map(({ id, label }) => [label, id] as const))(
    'E1 the tab %s has an address and a field for each of its keys',
    async (label, id) => {
      const { owner } = await openSettings();
      await owner.click(screen.getByRole('tab', { name: label }));
      expect(address()).toBe(`/admin/settings/${id}`);
      for (const key of keysIn('settings', id)) expect(document.getElementById(`setting-${key}`)).toBeVisible();
    },
  );
});

test('E1 an address with a key focuses its field, even after a reload', async () => {
  await openSettings('/email?key=reply_to_email');
  await waitFor(() => expect(textField('Reply-to address')).toHaveFocus());
});

test('E1 search finds a setting by label, hint and key, wherever it is edited', async () => {
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

test('decision 42 settings that nothing acts on are listed once, collapsed', async () => {
  const { owner } = await openSettings('/security');
  const list = screen.getByText('Managed by your host');
  expect(screen.getByText(/has no automatic backups/)).not.toBeVisible();
  await owner.click(list);
  expect(screen.getByText(/has no automatic backups/)).toBeVisible();
  expect(list.closest('details')?.querySelectorAll('li')).toHaveLength(managedKeys.length);
  expect(screen.getByText(/only your host can/).nextSibling).not.toHaveTextContent('Live chat');
  expect(screen.getByText(/have no effect/).nextSibling).toHaveTextContent('Live chat');
  for (const key of managedKeys) expect(document.getElementById(`setting-${key}`)).toBeNull();
});

test('E1 a tab without fields has no Save button until something is unsaved', async () => {
  const { owner } = await openSettings('/seo');
  expect(screen.queryByRole('button', { name: 'Save Settings' })).not.toBeInTheDocument();
  await owner.click(screen.getByRole('tab', { name: 'General' }));
  await owner.type(textField('Tagline'), '!');
  await owner.click(screen.getByRole('tab', { name: 'SEO & Meta' }));
  expect(saveButton()).toBeVisible();
});

test.each([
  ['colour', 6, 'settings/branding?key=background_color'],
  ['typeface headings', 1, 'fonts?key=primary_font'],
  ['hero portrait', 1, 'portrait?key=hero_portrait_url'],
  ['related posts', 1, 'settings/features?key=related_posts'],
  ['', 0, undefined],
  ['currency', 1, 'services'],
  ['clock', 1, 'bookings/availability'],
  ['timezone', 1, 'bookings/availability'],
  ['vacation', 1, 'bookings/blocked-times'],
  ['imprint', 1, 'settings/security?key=legal_notice'],
  ['cookies', 2, 'settings/security?key=cookie_policy_url'],
])('E1 a search for “%s” finds %i places', (text, count, address) => {
  const found = [...findSettings(text), ...findScreens(text)];
  expect(found).toHaveLength(count);
  if (address) expect(found.map((one) => one.address)).toContain(address);
});

test('E2 the overview counts the settings and checks the essential ones', async () => {
  await openSettings('', { settings: { site_title: 'Maya Brooks', contact_email: ' ' } });
  const overview = screen.getByRole('region', { name: 'Settings overview' });
  expect(overview).toHaveTextContent(`${settingKeys.length} settings`);
  expect(within(overview).getByRole('link', { name: 'Site title is set' })).toBeVisible();
  expect(within(overview).getByRole('link', { name: 'Contact email is missing' })).toBeVisible();
  expect(within(overview).getByRole('link', { name: 'Portrait is still the sample’s' })).toHaveAttribute(
    'href',
    '/admin/portrait?key=portrait_url',
  );
});

test('E5 the settings say that maintenance mode is on, and until when', async () => {
  const { owner } = await openSettings('/security', { settings: { maintenance_mode: true } });
  expect(
    screen.getByText('Visitors see a maintenance page instead of your site. This dashboard stays available.'),
  ).toBeVisible();
  await owner.click(screen.getByRole('checkbox', { name: 'Maintenance mode' }));
  expect(screen.getByText('Visitors see a maintenance page until you save.')).toBeVisible();
});
