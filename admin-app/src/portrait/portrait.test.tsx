import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from 'data-client';
import { defaultValues } from 'data-client/owner';
import { createFakeOwnerClient, TestDataProvider, type FakeSeed } from 'data-client/testing';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { openDashboard } from '../testing/open-dashboard';
import { NewPortrait } from './new-portrait';
import { usePortrait } from './use-portrait';

const field = () => screen.getByRole('textbox', { name: 'New portrait URL' });
const press = (name: string) => screen.getByRole('button', { name });
const current = () => screen.getByRole('region', { name: 'Current portrait' });
const another = '/images/portrait-3.svg';

async function openPortrait(seed: FakeSeed = {}) {
  const dashboard = await openDashboard({ seed, address: '/admin/portrait' });
  await screen.findByRole('heading', { name: 'Portrait Manager' });
  return dashboard;
}

test('I1 the current portrait and its URL are shown, and saving is disabled while the field is empty', async () => {
  await openPortrait();
  expect(within(current()).getByRole('img')).toHaveAttribute('src', '/images/portrait.svg');
  expect(current()).toHaveTextContent('/images/portrait.svg');
  expect(press('Preview')).toBeDisabled();
  expect(press('Save Portrait')).toBeDisabled();
});

/** Browsers trim URL fields; a password manager or script may still fill in spaces. */
function Blank() {
  const portrait = usePortrait(defaultValues);
  return (
    <>
      <button type="button" onClick={() => portrait.change('   ')}>
        Fill with spaces
      </button>
      <NewPortrait name="Lena Ashford" portrait={portrait} />
    </>
  );
}

test.each([
  ['Save Portrait', 'Please enter a valid image URL'],
  ['Preview', 'Please enter an image URL to preview'],
])('I2 %s with only spaces shows an error', async (name, words) => {
  const ownerClient = createFakeOwnerClient({ isSignedIn: true });
  const owner = userEvent.setup();
  renderWithTheme(
    <MemoryRouter>
      <TestDataProvider ownerClient={ownerClient}>
        <Blank />
      </TestDataProvider>
    </MemoryRouter>,
  );
  await owner.click(press('Fill with spaces'));
  await owner.click(press(name));
  expect(await screen.findByText(words)).toBeVisible();
  expect(ownerClient.fake.calls).toEqual([]);
});

test('I2 saving changes the home page portrait only while both are the same', async () => {
  const { owner, client } = await openPortrait({ settings: { hero_portrait_url: '/images/about.svg' } });
  await owner.type(field(), another);
  await owner.click(press('Preview'));
  await owner.click(press('Confirm & Save'));
  await screen.findByText('Portrait updated successfully!');
  expect(client.backend.settings).toMatchObject({ portrait_url: another, hero_portrait_url: '/images/about.svg' });
  const heroField = () => screen.getByRole('textbox', { name: 'Portrait on the home page URL' });
  fireEvent.change(heroField(), { target: { value: another } });
  await owner.click(press('Save Home Page Portrait'));
  await waitFor(() => expect(client.backend.settings.hero_portrait_url).toBe(another));
  fireEvent.change(field(), { target: { value: '/images/portrait-2.svg' } });
  await owner.click(press('Save Portrait'));
  await waitFor(() => expect(client.backend.settings).toMatchObject({ hero_portrait_url: '/images/portrait-2.svg' }));
  expect(heroField()).toHaveValue('/images/portrait-2.svg');
});

test('I2 a portrait saved in another window is shown before it is overwritten', async () => {
  const { owner, client } = await openPortrait();
  await owner.type(field(), another);
  const theirs = '/images/portrait-2.svg';
  client.backend.settings = { ...client.backend.settings, portrait_url: theirs };
  await owner.click(press('Save Portrait'));
  expect(await screen.findByText('The portrait was changed somewhere else')).toBeVisible();
  expect(screen.getByText(`Portrait: “${theirs}”`)).toBeVisible();
  expect(client.backend.settings.portrait_url).toBe(theirs);
  await owner.click(press('Overwrite with mine'));
  await screen.findByText('Portrait updated successfully!');
  expect(client.backend.settings.portrait_url).toBe(another);
  expect(screen.queryByText('The portrait was changed somewhere else')).not.toBeInTheDocument();
});

test('I2 a home page portrait saved in another window is shown before it is overwritten', async () => {
  const { owner, client } = await openPortrait();
  fireEvent.change(screen.getByRole('textbox', { name: 'Portrait on the home page URL' }), {
    target: { value: another },
  });
  client.backend.settings = { ...client.backend.settings, hero_portrait_url: '/images/about.svg' };
  await owner.click(press('Save Home Page Portrait'));
  expect(await screen.findByText('This setting was changed somewhere else')).toBeVisible();
  await owner.click(press('Overwrite with mine'));
  await waitFor(() => expect(client.backend.settings.hero_portrait_url).toBe(another));
});

test('I2 a save that failed halfway can be repeated, and both portraits change', async () => {
  const { owner, client } = await openPortrait();
  const { save } = client.settings;
  client.settings.save = async (...input) => {
    if (client.fake.calls.filter(({ operation }) => operation === 'settings.save').length > 0)
      throw new DataError('offline');
    return save(...input);
  };
  await owner.type(field(), another);
  await owner.click(press('Save Portrait'));
  await screen.findByText(/^Error updating portrait/);
  client.settings.save = save;
  await owner.click(press('Save Portrait'));
  await screen.findByText('Portrait updated successfully!');
  expect(client.backend.settings).toMatchObject({ portrait_url: another, hero_portrait_url: another });
});

test('I2 pressing Enter twice saves the portrait once', async () => {
  const { owner, client } = await openPortrait();
  const release = client.fake.hold('settings.save');
  await owner.type(field(), `${another}{Enter}{Enter}`);
  release();
  await screen.findByText('Portrait updated successfully!');
  expect(screen.getAllByText('Portrait updated successfully!')).toHaveLength(1);
  expect(client.fake.calls.filter(({ operation }) => operation === 'settings.read')).toHaveLength(3);
});

test('I2 an invalid URL shows an error at its field', async () => {
  const { owner, client } = await openPortrait();
  await owner.type(field(), 'portrait');
  await owner.click(press('Save Portrait'));
  expect(field()).toHaveAccessibleDescription(/Please enter an address like/);
  expect(client.fake.calls.some(({ operation }) => operation === 'settings.save')).toBe(false);
});

test('I3 shows the guidelines, four samples and eight places', async () => {
  const { owner } = await openPortrait();
  const guidelines = screen.getByRole('region', { name: 'Image guidelines' });
  for (const words of ['JPG, PNG or WebP', '400x600 or larger', 'Under 2MB'])
    expect(guidelines).toHaveTextContent(words);
  const samples = within(screen.getByRole('region', { name: 'Quick Select' })).getAllByRole('button');
  expect(samples).toHaveLength(4);
  await owner.click(press('Sample portrait 3'));
  expect(field()).toHaveValue(another);
  expect(press('Sample portrait 3')).toHaveAttribute('aria-pressed', 'true');
  const places = within(screen.getByRole('list', { name: 'Where your portrait appears' })).getAllByRole('listitem');
  expect(
    places.map(({ textContent }) => textContent?.replace(/ (Updates automatically|Update manually)$/, '')),
  ).toEqual([
    'Home hero',
    'About header',
    'Speaking page',
    'Contact sidebar',
    'Blog author bio',
    'Social cards',
    'Newsletter templates',
    'Media kit',
  ]);
});

test('I4 a portrait that fails to load is replaced by the initials', async () => {
  await openPortrait();
  fireEvent.error(within(current()).getByRole('img'));
  expect(current()).toHaveTextContent('LA');
});
