import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { seededKeys } from 'domain/settings/registry';
import { openDashboard } from '../testing/open-dashboard';
import { expectWords, openSettings, saveButton, textField, writtenKeys } from '../testing/open-settings';
import { unclear } from '../testing/three-bookings';

test('E3 only changed keys are saved, one row per key', async () => {
  const { owner, client } = await openSettings();
  await owner.clear(textField('Tagline'));
  await owner.type(textField('Tagline'), 'Think twice.');
  await owner.type(textField('Site title'), 'x{Backspace}');
  expect(screen.getByRole('tab', { name: 'General 1 unsaved' })).toBeVisible();
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await owner.click(screen.getByRole('tab', { name: 'Features' }));
  await owner.click(screen.getByRole('checkbox', { name: 'Newsletter' }));
  expect(screen.getByText('2 unsaved changes')).toBeVisible();
  await owner.click(saveButton());
  await expectWords('Settings saved successfully!');
  expect(writtenKeys(client)).toEqual(['site_tagline', 'newsletter_enabled']);
  expect(client.backend.settings).toMatchObject({ site_tagline: 'Think twice.', newsletter_enabled: false });
  expect(screen.getByText('All changes saved')).toBeVisible();
});

test('E3 the first error stops saving; saved keys are named, the rest stay unsaved', async () => {
  const { owner, client } = await openSettings();
  const type = async (name: string, text: string) => {
    await owner.clear(textField(name));
    await owner.type(textField(name), text);
  };
  await type('Site title', 'Ada Coach');
  await type('Tagline', 'Think twice.');
  await type('Location', 'London');
  const write = client.backend;
  const release = client.fake.hold('settings.save');
  await owner.click(saveButton());
  expect(screen.getByText('Saving 1 of 3')).toBeVisible();
  release();
  const { save: keep } = client.settings;
  client.settings.save = async (...input) => {
    if (input[0] === 'contact_address') throw new DataError('offline');
    return keep(...input);
  };
  await expectWords(`Error saving settings: ${unclear}`);
  expect(screen.getByText(/Saved: Site title and Tagline\. Still unsaved: Location\./)).toBeVisible();
  expect(write.settings).toMatchObject({ site_title: 'Ada Coach', site_tagline: 'Think twice.' });
  expect(textField('Location')).toHaveValue('London');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  client.settings.save = keep;
  await owner.click(saveButton());
  await expectWords('Settings saved successfully!');
  expect(write.settings.contact_address).toBe('London');
});

test('E3 a save whose response was lost shows its error only until the settings are known to be saved', async () => {
  const { owner, client } = await openSettings();
  const { save } = client.settings;
  client.settings.save = async (...input) => {
    await save(...input);
    client.fake.fail('settings.read');
    throw new DataError('offline');
  };
  await owner.type(textField('Tagline'), ' Twice.');
  await owner.click(saveButton());
  expect(await screen.findByText(/^Still unsaved: Tagline\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  await expectWords('All changes saved');
  await waitFor(() => expect(screen.queryByText(/aren’t saved|^Error saving settings/)).not.toBeInTheDocument());
  await owner.type(textField('Tagline'), ' Thrice.');
  expect(screen.queryByText('Some changes aren’t saved.')).not.toBeInTheDocument();
});

test('E3 no error stays beside settings that are known to be saved when it appears, and typing on is no conflict', async () => {
  const { owner, client } = await openSettings();
  client.fake.lose('settings.save');
  await owner.type(textField('Tagline'), ' One.');
  await owner.click(saveButton());
  expect(await screen.findByText('All changes saved', {}, { timeout: 5000 })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Error saving settings/)).not.toBeInTheDocument());
  client.fake.heal();
  await owner.type(textField('Tagline'), ' Two.');
  expect(screen.queryByText('This setting was changed somewhere else')).not.toBeInTheDocument();
  await owner.click(saveButton());
  await expectWords('Settings saved successfully!');
  expect(client.backend.settings.site_tagline).toMatch(/ One\. Two\.$/);
});

test('E3 a setting saved in another window is shown, never silently overwritten', async () => {
  const { owner, client } = await openSettings();
  await owner.type(textField('Tagline'), ' Mine');
  await owner.type(textField('Location'), ' Mine');
  await client.settings.save('site_tagline', '"From my phone"', undefined);
  await owner.click(saveButton());
  expect(await screen.findByText('This setting was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Tagline: “From my phone”')).toBeVisible();
  expect(client.backend.settings).toMatchObject({ site_tagline: 'From my phone' });
  await owner.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(textField('Tagline')).toHaveValue('From my phone');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  await owner.click(saveButton());
  await expectWords('Settings saved successfully!');
  expect(client.backend.settings.contact_address).toMatch(/ Mine$/);
});

test('E3 a setting saved in another window is overwritten on request', async () => {
  const { owner, client } = await openSettings();
  await owner.type(textField('Tagline'), ' Mine');
  await client.settings.save('site_tagline', '"From my phone"', undefined);
  await owner.click(saveButton());
  await owner.click(await screen.findByRole('button', { name: 'Overwrite with mine' }));
  await expectWords('Settings saved successfully!');
  expect(client.backend.settings.site_tagline).toMatch(/ Mine$/);
  expect(screen.queryByText('This setting was changed somewhere else')).not.toBeInTheDocument();
});

test('E4 an invalid value shows an error at its field and moves the focus there, on any tab', async () => {
  const { owner, client } = await openSettings('/email');
  const replyTo = textField('Reply-to address');
  await owner.clear(replyTo);
  await owner.type(replyTo, 'lena@');
  expect(replyTo).not.toHaveAccessibleDescription(/Please/);
  await owner.click(screen.getByRole('tab', { name: 'General' }));
  await owner.click(saveButton());
  const again = await screen.findByRole('textbox', { name: /^Reply-to address/ });
  await waitFor(() => expect(again).toHaveFocus());
  expect(again).toHaveAccessibleDescription(/Please enter an email address/);
  expect(writtenKeys(client)).toEqual([]);
});

test('E4 pressing Save does not show an error before the click, which would move the button', async () => {
  const { owner } = await openSettings('/email');
  const replyTo = textField('Reply-to address');
  await owner.clear(replyTo);
  await owner.type(replyTo, 'lena@');
  await owner.pointer({ keys: '[MouseLeft>]', target: saveButton() });
  expect(replyTo).not.toHaveAccessibleDescription(/Please/);
  await owner.pointer('[/MouseLeft]');
  expect(replyTo).toHaveAccessibleDescription(/Please enter an email address/);
});

test('E4 fields have their declared types, and an empty site title is rejected', async () => {
  const { owner } = await openSettings();
  expect(textField('Contact email')).toHaveAttribute('type', 'email');
  await owner.clear(textField('Site title'));
  await owner.tab();
  expect(textField('Site title')).toHaveAccessibleDescription(/Please enter the site title\./);
  await owner.click(screen.getByRole('tab', { name: /Email/ }));
  expect(screen.getByRole('checkbox', { name: 'New message alerts' })).toBeChecked();
});

test('E4 each setting can be reset to its default, and each change can be undone', async () => {
  const { owner } = await openSettings('/branding', { settings: { primary_color: '#7B2D26' } });
  await owner.click(screen.getByRole('button', { name: 'Reset Primary color to default: #032B44' }));
  expect(screen.getByRole('textbox', { name: 'Primary color' })).toHaveValue('#032B44');
  await owner.click(screen.getByRole('button', { name: 'Undo the change to Primary color' }));
  expect(screen.getByRole('textbox', { name: 'Primary color' })).toHaveValue('#7B2D26');
  expect(screen.getByText('All changes saved')).toBeVisible();
});

test('E3 Ctrl+S saves', async () => {
  const { owner, client } = await openSettings();
  await owner.type(textField('Tagline'), '!');
  await owner.keyboard('{Control>}s{/Control}');
  await expectWords('Settings saved successfully!');
  expect(writtenKeys(client)).toEqual(['site_tagline']);
});

test('E6 the first visit to the dashboard creates the settings of a new site', async () => {
  const { client } = await openDashboard({ seed: { privateSettings: new Map() } });
  await waitFor(async () => expect(await client.settings.read()).toHaveLength(seededKeys.length));
});
