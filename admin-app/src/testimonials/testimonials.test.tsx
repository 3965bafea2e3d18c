import { screen, waitFor, within } from '@testing-library/react';
import { aTestimonial } from 'data-client/testing';
import { fakeBrowserImages, jpegFile } from '../testing/browser-images';
import { address, openDashboard } from '../testing/open-dashboard';

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 15));
const priya = aTestimonial({ createdAt: day(2) });
const tomas = aTestimonial({ name: 'Tomas Lindqvist', company: '', rating: 4, createdAt: day(9) });
const salma = { ...aTestimonial({ name: 'Salma Haddad', rating: 4, createdAt: day(5) }), isPublished: false };
const seed = { testimonials: [priya, tomas, salma] };

const open = (place = '', over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed, address: `/admin/testimonials${place}`, ...over });

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillIn(owner: Awaited<ReturnType<typeof open>>['owner']) {
  await owner.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Maren Okafor');
  await owner.type(field(/^Title/), 'Chair');
  await owner.type(field(/^Content/), 'It changed how we meet.');
}

/** The notification moves from the dialog to the page when the dialog closes. */
const isSaved = (name: string) =>
  waitFor(() => expect(screen.getByText(`${name}’s testimonial was saved.`)).toBeVisible());

const saveButton = () => screen.getByRole('button', { name: 'Save testimonial' });

test('T1 testimonials are listed newest first, with their average rating', async () => {
  await open();
  await row('Tomas Lindqvist');
  const names = screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);
  expect(names).toEqual(['Tomas Lindqvist', 'Salma Haddad', 'Priya Raman']);
  expect(await screen.findByText('Average rating: 4.3')).toBeVisible();
});

test('T1 the list does not shorten a testimonial’s text', async () => {
  const content =
    'She listened for forty minutes and then asked one question that I am still thinking about a year later.';
  await open('', { seed: { testimonials: [{ ...priya, content }] } });
  expect(within(await row('Priya Raman')).getByText(content)).toBeVisible();
});

test('T1 Unpublish, Publish and the star change a testimonial, and Undo reverts it', async () => {
  const { owner, client } = await open();
  const stored = (id: string) => client.backend.testimonials.find((said) => said.id === id);
  await owner.click(within(await row('Tomas Lindqvist')).getByRole('button', { name: /^Unpublish/ }));
  expect(await screen.findByText('Tomas Lindqvist’s testimonial is hidden.')).toBeVisible();
  expect(stored(tomas.id)).toMatchObject({ isPublished: false });
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored(tomas.id)).toMatchObject({ isPublished: true }));
  await owner.click(within(await row('Salma Haddad')).getByRole('button', { name: /^Publish/ }));
  await waitFor(() => expect(stored(salma.id)).toMatchObject({ isPublished: true }));
  await owner.click(within(await row('Priya Raman')).getByRole('button', { name: /^Feature/ }));
  await waitFor(() => expect(stored(priya.id)).toMatchObject({ isFeatured: true }));
});

test.each([
  ['Priya Raman', 'Priya Raman, Fernhill Health. You can undo this'],
  ['Tomas Lindqvist', 'Tomas Lindqvist. You can undo this'],
])('T1 deleting the testimonial of %s asks first, with name and company', async (name, asked) => {
  const { owner } = await open();
  await owner.click(within(await row(name)).getByRole('button', { name: /^Delete/ }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(asked);
});

test('T1 an empty list reads No testimonials', async () => {
  await open('', { seed: { testimonials: [] } });
  expect(await screen.findByRole('heading', { name: 'No testimonials' })).toBeVisible();
  expect(screen.queryByText(/average rating/i)).not.toBeInTheDocument();
});

test('T1 an average that fails to load leaves the list visible', async () => {
  await open('', { fails: 'testimonials.averageRating' });
  expect(await screen.findByText('The average rating couldn’t be loaded.')).toBeVisible();
  expect(await row('Tomas Lindqvist')).toBeVisible();
});

test('T2 a new testimonial has five stars and is published, not featured', async () => {
  const { owner, client } = await open('/new');
  await fillIn(owner);
  expect(screen.getByRole('combobox', { name: /^Rating/ })).toHaveValue('5');
  expect(field(/^Content/)).toHaveAttribute('rows', '6');
  expect(field(/^Company/)).not.toBeRequired();
  await owner.click(saveButton());
  await isSaved('Maren Okafor');
  expect(client.backend.testimonials.at(-1)).toMatchObject({
    name: 'Maren Okafor',
    title: 'Chair',
    rating: 5,
    isPublished: true,
    isFeatured: false,
  });
  await waitFor(() => expect(address()).toBe('/admin/testimonials'));
});

test('T2 missing fields show an error each, and nothing is sent', async () => {
  const { owner, client } = await open('/new');
  await owner.click(await screen.findByRole('button', { name: 'Save testimonial' }));
  expect(field(/^Name/)).toHaveAccessibleDescription(/Please enter the name/);
  expect(field(/^Content/)).toHaveAccessibleDescription(/Please enter the content/);
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('testimonials.create');
});

test('T2 a photo is saved only with the client’s consent', async () => {
  const { owner, client } = await open('/new');
  await fillIn(owner);
  await owner.type(field(/^Image URL/), 'https://example.com/maren.jpg');
  await owner.click(saveButton());
  const consent = screen.getByRole('checkbox', { name: 'The client agreed to this photo being shown' });
  expect(consent).toBeInvalid();
  expect(client.fake.calls.map(({ operation }) => operation)).not.toContain('testimonials.create');
  await owner.click(consent);
  await owner.click(saveButton());
  await isSaved('Maren Okafor');
  expect(client.backend.testimonials.at(-1)).toMatchObject({ hasPictureConsent: true });
});

test('T2 a version saved elsewhere is shown, never silently overwritten', async () => {
  const { owner, client } = await open(`/${priya.id}`);
  await owner.clear(await screen.findByRole('textbox', { name: /^Title/ }));
  await owner.type(field(/^Title/), 'Chief of Staff');
  client.backend.testimonials = client.backend.testimonials.map((said) =>
    said.id === priya.id ? { ...said, company: 'Elsewhere Ltd', revision: '2' } : said,
  );
  await owner.click(saveButton());
  expect(await screen.findByText('This testimonial was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Company: “Elsewhere Ltd”')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() =>
    expect(client.backend.testimonials.find(({ id }) => id === priya.id)).toMatchObject({ title: 'Chief of Staff' }),
  );
});

test('T2 the version saved elsewhere replaces the typed one on request', async () => {
  const { owner, client } = await open(`/${priya.id}`);
  await owner.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  client.backend.testimonials = [{ ...priya, company: 'Elsewhere Ltd', revision: '2' }];
  await owner.click(saveButton());
  await owner.click(await screen.findByRole('button', { name: 'Use the saved version' }));
  expect(field(/^Title/)).toHaveValue(priya.title);
  expect(field(/^Company/)).toHaveValue('Elsewhere Ltd');
});

test('T2 a testimonial that was deleted elsewhere keeps what the owner typed', async () => {
  const { owner, client } = await open(`/${priya.id}`);
  await owner.type(await screen.findByRole('textbox', { name: /^Company/ }), ' and Sons');
  await client.testimonials.remove([priya.id]);
  await owner.click(saveButton());
  expect(await screen.findByText(/^This testimonial no longer exists\. Your edits/)).toBeVisible();
  expect(field(/^Company/)).toHaveDisplayValue(/ and Sons$/);
});

test('T2 closing with unsaved changes asks first', async () => {
  const { owner } = await open(`/${priya.id}`);
  await owner.type(await screen.findByRole('textbox', { name: /^Title/ }), '!');
  await owner.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await owner.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(field(/^Title/)).toHaveValue('Chief Operating Officer!');
});

test('T2 closing waits until a testimonial is saved', async () => {
  const { owner, client } = await open('/new');
  await fillIn(owner);
  const release = client.fake.hold('testimonials.create');
  await owner.click(saveButton());
  await owner.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  release();
  await isSaved('Maren Okafor');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('T2 saving during an upload asks before the photo is lost', async () => {
  fakeBrowserImages({ width: 800, height: 800 });
  const { owner, client } = await open('/new');
  await fillIn(owner);
  const release = client.fake.hold('images.upload');
  await owner.upload(screen.getByLabelText('Image file'), jpegFile());
  await owner.click(await screen.findByRole('button', { name: 'Use this image' }));
  await owner.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await owner.click(within(question).getByRole('button', { name: 'Keep editing' }));
  release();
  await waitFor(() => expect(field(/^Image URL/)).toHaveDisplayValue(/\/images\/testimonials\/.+$/));
});
