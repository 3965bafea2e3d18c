import { screen, waitFor } from '@testing-library/react';
import { aPerson, type FakeOwnerClient } from 'data-client/testing';
import { neverEnd } from '../testing/endless-timers';
import { openDashboard } from '../testing/open-dashboard';

const person = aPerson({ tags: [], timeline: [] });
const seed = { isSignedIn: true, people: [person], posts: [], services: [], testimonials: [] };

type Form = {
  address: string;
  /** The fields to fill in; the last one is changed after the response was lost. */
  fields: (string | RegExp)[];
  button: string;
  operation: Parameters<FakeOwnerClient['fake']['lose']>[0];
  stored: (backend: FakeOwnerClient['backend']) => unknown[];
};

const forms: [what: string, form: Form][] = [
  [
    'G2 a post',
    {
      address: 'blog/new',
      fields: [/^Title/],
      button: 'Save draft',
      operation: 'posts.create',
      stored: ({ posts }) => posts.map(({ title }) => title),
    },
  ],
  [
    'SV1 a service',
    {
      address: 'services/new',
      fields: ['Name'],
      button: 'Save service',
      operation: 'services.create',
      stored: ({ services }) => services.map(({ name }) => name),
    },
  ],
  [
    'T2 a testimonial',
    {
      address: 'testimonials/new',
      fields: [/^Name/, /^Title/, /^Content/],
      button: 'Save testimonial',
      operation: 'testimonials.create',
      stored: ({ testimonials }) => testimonials.map(({ content }) => content),
    },
  ],
  [
    'PE3 a note',
    {
      address: `people/${person.id}`,
      fields: ['New note'],
      button: 'Save note',
      operation: 'personNotes.add',
      stored: ({ people }) => people.flatMap(({ timeline }) => timeline.map(({ details }) => Object(details).text)),
    },
  ],
];

/** Fills in a form whose first response is lost. */
async function submit({ address, fields, button, operation }: Form) {
  const { owner, client } = await openDashboard({ seed, address: `/admin/${address}` });
  client.fake.lose(operation);
  // Drafts would be saved by themselves, and again after a failure.
  neverEnd(1500, 5000);
  for (const field of fields) await owner.type(await screen.findByRole('textbox', { name: field }), 'Once');
  await owner.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(/this may have worked after all\./)).toBeVisible();
  client.fake.heal();
  return { owner, client };
}

test.each(forms)('%s whose response was lost is not created twice', async (_what, form) => {
  const { owner, client } = await submit(form);
  expect(form.stored(client.backend)).toEqual(['Once']);
  await owner.type(screen.getByRole('textbox', { name: form.fields.at(-1) }), ' and only once');
  await owner.click(screen.getByRole('button', { name: form.button }));
  await waitFor(() => expect(form.stored(client.backend)).toEqual(['Once and only once']));
});

test('B5 a blocked time whose response was lost is not created twice', async () => {
  const button = 'Block this time';
  const address = 'bookings/blocked-times';
  const { owner, client } = await submit({
    ...{ address, fields: [/^Reason/], button, operation: 'blockedTimes.add' },
    stored: () => [],
  });
  expect(screen.getByText(/^The time couldn’t be blocked\./)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(/ is blocked\.$/)).toBeVisible();
  expect(client.backend.blockedTimes).toMatchObject([{ note: 'Once' }]);
});

test('SV1 a new service whose response was lost never overwrites a change made elsewhere', async () => {
  const { owner, client } = await submit(forms[1]![1]);
  client.backend.services = client.backend.services.map((one) => ({ ...one, priceLabel: '$90', revision: '7' }));
  await owner.click(screen.getByRole('button', { name: 'Save service' }));
  expect(await screen.findByText('This service was changed somewhere else')).toBeVisible();
  expect(screen.getByText('Price: “$90”')).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(client.backend.services).toMatchObject([{ name: 'Once', priceLabel: '' }]));
});

test('G2 a save whose response was lost is no conflict after more was typed', async () => {
  const { owner, client } = await submit(forms[0]![1]);
  await owner.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('heading', { name: 'Edit post' })).toBeVisible();
  client.fake.lose('posts.save');
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await owner.type(title, ' lost');
  await owner.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/this may have worked after all\./)).toBeVisible();
  client.fake.heal();
  await owner.type(title, ' and found');
  await owner.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(client.backend.posts).toMatchObject([{ title: 'Once lost and found' }]));
  expect(screen.queryByText('This post was changed somewhere else')).not.toBeInTheDocument();
});
