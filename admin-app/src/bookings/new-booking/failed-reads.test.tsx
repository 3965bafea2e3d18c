import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aPerson, aService } from 'data-client/testing';
import { date, dialog, field, press } from '../../testing/new-booking-steps';
import { openDashboard, type OpenAdmin } from '../../testing/open-dashboard';

const taken = aBooking({ firstName: 'Iris', date, time: '10:00 AM', status: 'confirmed' });
const person = aPerson({ name: 'Iris Berg' });
const services = [
  aService({ meetingKind: 'video', questions: [{ id: 'role', kind: 'text', label: 'Your role?', isRequired: true }] }),
];

const openForm = (fails: OpenAdmin['fails'], query = `date=${date}`) =>
  openDashboard({
    seed: { bookings: [taken], people: [person], services },
    address: `/admin/bookings/new?${query}`,
    fails,
  });

test.each<[string, OpenAdmin['fails'], string, () => Promise<unknown>]>([
  ['the service', 'services.list', 'The service’s place and questions couldn’t be loaded.', () => field('Your role?')],
  ...(['availability.read', 'bookings.between', 'blockedTimes.between', 'calendars.busyBetween'] as const).map(
    (operation): [string, OpenAdmin['fails'], string, () => Promise<unknown>] => [
      operation,
      operation,
      'The free times couldn’t be loaded.',
      async () => within(await dialog()).findByRole('group', { name: 'Free times' }),
    ],
  ),
])('OB1 the form says if %s couldn’t be loaded, and keeps what was typed', async (_, fails, sentence, findMissing) => {
  const { owner, client } = await openForm(fails);
  await owner.type(await field(/^First name/), 'Ada');
  expect(await within(await dialog()).findByText(sentence, { exact: false })).toBeVisible();
  client.fake.heal();
  await press(owner, 'Try again');
  expect(await findMissing()).toBeVisible();
  await waitFor(() => expect(screen.queryByText(sentence, { exact: false })).not.toBeInTheDocument());
  expect(await field(/^First name/)).toHaveValue('Ada');
});

test.each<[OpenAdmin['fails'], string, string]>([
  ['bookings.byId', `again=${taken.id}`, 'The earlier booking couldn’t be loaded.'],
  ['services.list', `again=${taken.id}`, 'The services couldn’t be loaded.'],
  ['people.byIdOrEmail', `person=${person.id}`, 'This person’s details couldn’t be loaded.'],
])('OB1 if %s fails, the form does not open as if the client were unknown', async (fails, query, sentence) => {
  const { owner, client } = await openForm(fails, query);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByLabelText(/^First name/)).not.toBeInTheDocument();
  client.fake.heal();
  await press(owner, 'Try again');
  expect(await field(/^First name/)).toHaveValue('Iris');
});
