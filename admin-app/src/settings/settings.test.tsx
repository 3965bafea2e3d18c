import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { definitionOf, settingKeys } from 'data-client/owner';
import { createFakeOwnerClient, type FakeSeed } from 'data-client/testing';
import { editedKey, keysIn, placeOf } from '../setting-form/setting-places';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDeskInside } from '../testing/open-desk';
import { elsewhereFrom, sectionsOf, settingsTabs } from './settings-sections';

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Settings' });
const messages = async (text: string) => expect(await screen.findByText(text)).toBeVisible();
const written = (client: ReturnType<typeof createFakeOwnerClient>) =>
  client.fake.calls.filter(({ operation }) => operation === 'settings.save').map(({ input }) => input);

async function openSettings(at = '', seed: FakeSeed = {}) {
  const desk = await openDeskInside({ seed, address: `/admin/settings${at}` });
  await screen.findByRole('heading', { name: 'Website settings' });
  return desk;
}

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
  await waitFor(() => expect(field('Answers go to')).toHaveFocus());
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

test('E3 only what changed is saved, one row a key, and the owner is told', async () => {
  const { owner, client } = await openSettings();
  await owner.clear(field('Tagline'));
  await owner.type(field('Tagline'), 'Think twice.');
  await owner.type(field('Site title'), 'x{Backspace}');
  expect(screen.getByRole('tab', { name: 'General 1 unsaved' })).toBeVisible();
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await owner.click(screen.getByRole('tab', { name: 'Features' }));
  await owner.click(screen.getByRole('checkbox', { name: 'Newsletter' }));
  expect(screen.getByText('2 unsaved changes')).toBeVisible();
  await owner.click(save());
  await messages('Settings saved successfully!');
  expect(written(client)).toEqual(['site_tagline', 'newsletter_enabled']);
  expect(client.backend.settings).toMatchObject({ site_tagline: 'Think twice.', newsletter_enabled: false });
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('E3 the first error stops it; what is saved is named, the rest stays to be saved', async () => {
  const { owner, client } = await openSettings();
  const type = async (name: string, text: string) => {
    await owner.clear(field(name));
    await owner.type(field(name), text);
  };
  await type('Site title', 'Ada Coach');
  await type('Tagline', 'Think twice.');
  await type('Location', 'London');
  const write = client.backend;
  const release = client.fake.hold('settings.save');
  await owner.click(save());
  expect(screen.getByText('Saving 1 of 3')).toBeVisible();
  release();
  const { save: keep } = client.settings;
  client.settings.save = async (...input) => {
    if (input[0] === 'contact_address') throw new DataError('offline');
    return keep(...input);
  };
  const stop = new DataError('offline').message;
  await messages(`Error saving settings: ${stop}`);
  expect(screen.getByText(/Saved: Site title and Tagline\. Still unsaved: Location\./)).toBeVisible();
  expect(write.settings).toMatchObject({ site_title: 'Ada Coach', site_tagline: 'Think twice.' });
  expect(field('Location')).toHaveValue('London');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  client.settings.save = keep;
  await owner.click(save());
  await messages('Settings saved successfully!');
  expect(write.settings.contact_address).toBe('London');
});

test('E4 what cannot be saved is said beside its field, and the keyboard goes there, in whichever tab it is', async () => {
  const { owner, client } = await openSettings('/security');
  const limit = screen.getByRole('spinbutton', { name: 'Requests per minute' });
  expect(limit).toHaveAttribute('min', '1');
  expect(limit).toHaveAttribute('max', '1000');
  await owner.clear(limit);
  await owner.type(limit, '2000');
  expect(limit).not.toHaveAccessibleDescription(/Please/);
  await owner.click(screen.getByRole('tab', { name: 'General' }));
  await owner.click(save());
  const again = await screen.findByRole('spinbutton', { name: 'Requests per minute' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(again).toHaveAccessibleDescription(/Please enter a number from 1 to 1000\./);
  expect(written(client)).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('E4 fields are of the declared types, and an empty site title is refused', async () => {
  const { owner } = await openSettings();
  expect(field('Contact email')).toHaveAttribute('type', 'email');
  await owner.clear(field('Site title'));
  await owner.tab();
  expect(field('Site title')).toHaveAccessibleDescription(/Please enter the site title\./);
  await owner.click(screen.getByRole('tab', { name: /Email/ }));
  expect(screen.getByRole('spinbutton', { name: 'Port' })).toHaveValue(587);
});

test('E4 each setting finds back to its default, and each change can be undone alone', async () => {
  const { owner } = await openSettings('/branding', { settings: { primary_color: '#7B2D26' } });
  await owner.click(screen.getByRole('button', { name: 'Reset Primary colour to default: #032B44' }));
  expect(screen.getByRole('textbox', { name: 'Primary colour' })).toHaveValue('#032B44');
  await owner.click(screen.getByRole('button', { name: 'Undo the change of Primary colour' }));
  expect(screen.getByRole('textbox', { name: 'Primary colour' })).toHaveValue('#7B2D26');
  expect(screen.getByText('Everything is saved')).toBeVisible();
});

test('E4 a picture that does not load is hidden', async () => {
  await openSettings('/images');
  const picture = screen.getByRole('img', { name: 'Preview: Picture in the about section' });
  fireEvent.error(picture);
  await waitFor(() => expect(picture).not.toBeInTheDocument());
});

test('E5 maintenance mode is warned about before and after it is saved', async () => {
  const { owner } = await openSettings('/security');
  await owner.click(screen.getByRole('checkbox', { name: 'Maintenance mode' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Once you save, visitors will see a maintenance page');
  await owner.click(save());
  await messages('Visitors see a maintenance page instead of your site. This desk stays open.');
});

test('decision 3 the mail password is set, replaced and removed, and never shown', async () => {
  const { owner, client } = await openSettings('/email');
  const password = () => screen.getByLabelText('Password');
  expect(screen.getByText('None is set.')).toBeVisible();
  await owner.type(password(), 'correct horse');
  await owner.click(save());
  await messages('One is set. It cannot be shown.');
  expect(password()).toHaveValue('');
  await owner.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(screen.getByText('It is removed when you save.')).toBeVisible();
  await owner.click(save());
  await messages('None is set.');
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

test('E3 leaving with unsaved changes asks first; going through the tabs does not', async () => {
  const { owner } = await openSettings();
  await owner.type(field('Tagline'), '!');
  await owner.click(screen.getByRole('tab', { name: 'Images' }));
  await owner.click(screen.getByRole('link', { name: 'Font Settings' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await owner.keyboard('{Enter}');
  expect(address()).toBe('/admin/settings/images');
  await owner.click(screen.getByRole('button', { name: 'Logout' }));
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await owner.click(screen.getByRole('link', { name: 'Font Settings' }));
  const question = await screen.findByRole('alertdialog');
  await owner.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { name: 'Font Settings' })).toBeVisible();
});

test('E3 Ctrl+S saves', async () => {
  const { owner, client } = await openSettings();
  await owner.type(field('Tagline'), '!');
  await owner.keyboard('{Control>}s{/Control}');
  await messages('Settings saved successfully!');
  expect(written(client)).toEqual(['site_tagline']);
});

test('E3 when settings cannot be loaded the owner sees the defaults and is told, and can try again', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, settings: { site_title: 'Ada Coach' } });
  client.fake.fail('settings.read', new DataError('server'));
  const { owner } = await openDeskInside({ client, address: '/admin/settings' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Settings could not be loaded. You see the defaults.');
  expect(field('Site title')).toHaveValue('Lena Ashford');
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field('Site title')).toHaveValue('Ada Coach'));
});

describe('seeding', () => {
  test('E6 a new site gets its settings when the owner first opens the desk', async () => {
    const { client } = await openDeskInside({ seed: { privateSettings: new Map() } });
    await waitFor(async () => expect(await client.settings.read()).toHaveLength(133));
  });

  test('E6 a check that fails is reported, and the site goes on with its built-in settings', async () => {
    const client = createFakeOwnerClient({ isSignedIn: true });
    client.fake.fail('settings.isEmpty');
    await openDeskInside({ client });
    expect(await screen.findByText(/The settings could not be checked\..*built-in settings/)).toBeVisible();
  });
});
