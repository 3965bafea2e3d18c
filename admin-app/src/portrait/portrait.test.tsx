import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataError } from 'data-client';
import { defaultValues } from 'data-client/owner';
import { createFakeOwnerClient, TestDataProvider, type FakeSeed } from 'data-client/testing';
import { renderWithTheme } from 'shared-ui/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { openDeskInside } from '../testing/open-desk';
import { NewPortrait } from './new-portrait';
import { usePortrait } from './use-portrait';

const field = () => screen.getByRole('textbox', { name: 'New portrait URL' });
const press = (name: string) => screen.getByRole('button', { name });
const current = () => screen.getByRole('region', { name: 'Current portrait' });
const another = '/images/portrait-3.svg';

async function openPortrait(seed: FakeSeed = {}) {
  const desk = await openDeskInside({ seed, address: '/admin/portrait' });
  await screen.findByRole('heading', { name: 'Portrait Manager' });
  return desk;
}

test('I1 the current portrait and its URL are shown, and nothing can be saved while nothing is typed', async () => {
  await openPortrait();
  expect(within(current()).getByRole('img')).toHaveAttribute('src', '/images/portrait.svg');
  expect(current()).toHaveTextContent('/images/portrait.svg');
  expect(press('Preview')).toBeDisabled();
  expect(press('Save Portrait')).toBeDisabled();
  expect(await accessibilityFindings()).toEqual([]);
});

test('I1 a preview is labelled, and Cancel clears it and leaves it', async () => {
  const { owner } = await openPortrait();
  await owner.type(field(), another);
  await owner.click(press('Preview'));
  expect(screen.getByText('Preview', { selector: 'figcaption' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Preview: Lena Ashford' })).toHaveAttribute('src', another);
  expect(press('Confirm & Save')).toBeEnabled();
  expect(await accessibilityFindings()).toEqual([]);
  await owner.click(press('Cancel'));
  expect(field()).toHaveValue('');
  expect(screen.queryByText('Preview', { selector: 'figcaption' })).not.toBeInTheDocument();
  expect(press('Save Portrait')).toBeDisabled();
});

/** Browsers take spaces away from a field for addresses; what pastes or fills it otherwise may leave them. */
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
])('I2 %s with nothing but spaces is answered', async (name, words) => {
  const ownerClient = createFakeOwnerClient({ isSignedIn: true });
  const owner = userEvent.setup();
  renderWithTheme(
    <TestDataProvider ownerClient={ownerClient}>
      <Blank />
    </TestDataProvider>,
  );
  await owner.click(press('Fill with spaces'));
  await owner.click(press(name));
  expect(await screen.findByText(words)).toBeVisible();
  expect(ownerClient.fake.calls).toEqual([]);
});

test('I2 Enter in the empty field is answered as well', async () => {
  const { owner } = await openPortrait();
  await owner.type(field(), '{Enter}');
  expect(await screen.findByText('Please enter a valid image URL')).toBeVisible();
});

test('I2 the saved URL is trimmed, the current portrait replaced, the input cleared', async () => {
  const { owner, client } = await openPortrait();
  fireEvent.change(field(), { target: { value: `  ${another}  ` } });
  await owner.click(press('Save Portrait'));
  expect(await screen.findByText('Portrait updated successfully!')).toBeVisible();
  expect(client.backend.settings.portrait_url).toBe(another);
  await waitFor(() => expect(within(current()).getByRole('img')).toHaveAttribute('src', another));
  expect(field()).toHaveValue('');
});

test('I2 the home page goes along while it shows the same portrait, and keeps one of its own', async () => {
  const { owner, client } = await openPortrait({ settings: { hero_portrait_url: '/images/about.svg' } });
  await owner.type(field(), another);
  await owner.click(press('Preview'));
  await owner.click(press('Confirm & Save'));
  await screen.findByText('Portrait updated successfully!');
  expect(client.backend.settings).toMatchObject({ portrait_url: another, hero_portrait_url: '/images/about.svg' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Portrait on the home page URL' }), {
    target: { value: another },
  });
  await owner.click(press('Save Home Page Portrait'));
  await waitFor(() => expect(client.backend.settings.hero_portrait_url).toBe(another));
  fireEvent.change(field(), { target: { value: '/images/portrait-2.svg' } });
  await owner.click(press('Save Portrait'));
  await waitFor(() => expect(client.backend.settings).toMatchObject({ hero_portrait_url: '' }));
});

test('I2 what can be no address is told beside the field', async () => {
  const { owner, client } = await openPortrait();
  await owner.type(field(), 'portrait');
  await owner.click(press('Save Portrait'));
  expect(field()).toHaveAccessibleDescription(/Please enter an address like/);
  expect(client.fake.calls.some(({ operation }) => operation === 'settings.save')).toBe(false);
});

test('I3 guidelines, four samples to take, and the eight places', async () => {
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
  expect(places.map(({ textContent }) => textContent?.replace(/ By (itself|you)$/, ''))).toEqual([
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

test('I4 a save that fails says so and keeps what was typed', async () => {
  const { owner, client } = await openPortrait();
  await owner.type(field(), another);
  client.fake.fail('settings.save', new DataError('server'));
  await owner.click(press('Save Portrait'));
  const { message } = new DataError('server');
  expect(await screen.findByText(`Error updating portrait: ${message}`)).toBeVisible();
  expect(field()).toHaveValue(another);
});

test('I4 a failed load keeps the default silently', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, settings: { portrait_url: another } });
  client.fake.fail('settings.read');
  await openDeskInside({ client, address: '/admin/portrait' });
  await screen.findByRole('heading', { name: 'Portrait Manager' });
  expect(within(current()).getByRole('img')).toHaveAttribute('src', '/images/portrait.svg');
  expect(within(screen.getByRole('main')).queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

test('I4 a portrait that does not load gives way to the initials', async () => {
  await openPortrait();
  fireEvent.error(within(current()).getByRole('img'));
  expect(current()).toHaveTextContent('LA');
});

test('I1 an address that was typed is not lost by going elsewhere', async () => {
  const { owner } = await openPortrait();
  await owner.type(field(), another);
  await owner.click(screen.getByRole('link', { name: 'Font Settings' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
});
