import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aService } from 'data-client/testing';
import { neverEnd } from '../testing/endless-timers';
import { openDashboard } from '../testing/open-dashboard';

const first = aService({ id: 'leadership', name: 'Leadership Coaching', position: 1 });
const second = aService({ id: 'keynote', name: 'Keynote Speaking', isBookable: false, position: 2 });
const third = aService({ id: 'life', name: 'Life Coaching', isOnPage: false, position: 3 });
const old = aService({ id: 'retreats', name: 'Retreats', archivedAt: new Date(), position: 4 });
const services = [first, second, third, old];

const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed: { services }, address: '/admin/services', ...over });

const offered = () => screen.findByRole('list', { name: 'Services in the order of the site' });
const names = async () =>
  within(await offered())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest<HTMLElement>('li')!;
const press = (name: RegExp | string) => screen.getByRole('button', { name });

test('SV1 services are listed in the order of the site, with their states in words', async () => {
  await open();
  expect(await names()).toEqual(['Leadership Coaching', 'Keynote Speaking', 'Life Coaching']);
  expect(await rowOf('Leadership Coaching')).toHaveTextContent('On the pageBookable online, 60 minutes');
  expect(await rowOf('Keynote Speaking')).toHaveTextContent('Not bookable online');
  expect(await rowOf('Life Coaching')).toHaveTextContent('Hidden from the page');
  const archived = within(screen.getByRole('list', { name: 'Archived services' }));
  expect(archived.getByRole('link')).toHaveTextContent('Retreats');
});

test('SV1 a failed request shows an error and not an empty list', async () => {
  await open({ fails: 'services.list' });
  expect(await screen.findByText(/^Services couldn’t be loaded\./)).toBeVisible();
  expect(screen.queryByText('No services')).not.toBeInTheDocument();
});

test('SV1 buttons change the order, keep the focus, announce the position, and Undo restores it', async () => {
  const { owner, client } = await open();
  await offered();
  // Otherwise Undo disappears before it is pressed.
  neverEnd(8000);
  press('Move Keynote Speaking up').focus();
  await owner.keyboard('{Enter}');
  expect(await names()).toEqual(['Keynote Speaking', 'Leadership Coaching', 'Life Coaching']);
  expect(screen.getByText('Keynote Speaking is now number 1 of 3.')).toHaveAttribute('role', 'alert');
  expect(press('Move Keynote Speaking up')).toBeDisabled();
  const order = () => client.backend.services.toSorted((a, b) => a.position - b.position).map(({ id }) => id);
  await waitFor(() => expect(order().indexOf('keynote')).toBeLessThan(order().indexOf('leadership')));
  await owner.click(press('Undo'));
  expect(await names()).toEqual(['Leadership Coaching', 'Keynote Speaking', 'Life Coaching']);
  await waitFor(() => expect(order().indexOf('leadership')).toBeLessThan(order().indexOf('keynote')));
});

test('SV1 an order that cannot be saved is reverted, with the reason', async () => {
  const { owner, client } = await open();
  await offered();
  client.fake.fail('services.reorder');
  await owner.click(press('Move Keynote Speaking up'));
  expect(await screen.findByText(/^The order couldn’t be saved\. There was no response/)).toBeVisible();
  expect(await names()).toEqual(['Leadership Coaching', 'Keynote Speaking', 'Life Coaching']);
  client.fake.heal();
  const release = client.fake.hold('services.reorder');
  const sent = () => client.fake.sent('services.reorder').length;
  const before = sent();
  await owner.click(press('Move Keynote Speaking up'));
  await owner.click(press('Move Life Coaching up'));
  // The second order waits for the first, so that they cannot overtake each other.
  expect(sent()).toBe(before + 1);
  release();
  await waitFor(() => expect(sent()).toBe(before + 2));
  expect(await names()).toEqual(['Keynote Speaking', 'Life Coaching', 'Leadership Coaching']);
});

test('SV1 Hide hides a service from the page, and Undo shows it again', async () => {
  const { owner, client } = await open();
  const stored = () => client.backend.services.find(({ id }) => id === 'leadership');
  await owner.click(within(await rowOf('Leadership Coaching')).getByRole('button', { name: /^Hide/ }));
  expect(await screen.findByText('Leadership Coaching is hidden from the services section.')).toBeVisible();
  expect(stored()).toMatchObject({ isOnPage: false });
  await owner.click(press('Undo'));
  await waitFor(() => expect(stored()).toMatchObject({ isOnPage: true }));
});

test('SV3 archiving says how many future bookings stay, and can be undone', async () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const bookings = [
    aBooking({ serviceType: 'leadership', startsAt: inAWeek, endsAt: inAWeek }),
    aBooking({ serviceType: 'leadership', startsAt: inAWeek, endsAt: inAWeek, status: 'cancelled' }),
  ];
  const { owner, client } = await open({ seed: { services, bookings } });
  const stored = () => client.backend.services.find(({ id }) => id === 'leadership');
  await owner.click(within(await rowOf('Leadership Coaching')).getByRole('button', { name: /^Archive/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Archive Leadership Coaching?' });
  expect(question).toHaveTextContent('Its 1 future booking stays as it is.');
  await owner.click(within(question).getByRole('button', { name: 'Keep' }));
  client.fake.fail('services.countFutureBookings');
  await owner.click(within(await rowOf('Leadership Coaching')).getByRole('button', { name: /^Archive/ }));
  expect(await screen.findByText(/^Its future bookings couldn’t be counted\./)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(stored()?.archivedAt).toBeNull();
  client.fake.heal();
  await owner.click(within(await rowOf('Leadership Coaching')).getByRole('button', { name: /^Archive/ }));
  await owner.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Leadership Coaching is archived.')).toBeVisible();
  expect(stored()?.archivedAt).toBeInstanceOf(Date);
  await owner.click(press('Undo'));
  await waitFor(() => expect(stored()?.archivedAt).toBeNull());
});

test('SV3 an archived service can be restored', async () => {
  const { owner, client } = await open();
  await owner.click(within(await rowOf('Retreats')).getByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText('Retreats is offered again.')).toBeVisible();
  expect(client.backend.services.find(({ id }) => id === 'retreats')?.archivedAt).toBeNull();
});
