import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import type { CalendarDifference } from 'data-client/owner';
import { answer, openDashboard } from '../testing/open-dashboard';
import { anOwnerBooking } from '../testing/some-bookings';

const connected = () => screen.findByRole('list', { name: 'Connected calendars' });

const connectForm = async () => within(await screen.findByRole('form', { name: 'Connect a calendar' }));

async function findCalendars(owner: UserEvent) {
  const form = await connectForm();
  await owner.click(form.getByRole('radio', { name: /By an account/ }));
  await owner.type(form.getByRole('textbox', { name: /Server/ }), 'caldav.example');
  await owner.type(form.getByRole('textbox', { name: /Username/ }), 'coach');
  await owner.type(form.getByLabelText(/Password/), 'secret{Enter}');
  return form;
}

async function connectWork(owner: UserEvent) {
  const form = await findCalendars(owner);
  await owner.selectOptions(await form.findByRole('combobox', { name: 'Calendar' }), 'Work');
  expect(form.getByRole('textbox', { name: /Name/ })).toHaveValue('Work');
  await owner.click(form.getByRole('button', { name: 'Connect' }));
}

test('CA2 the owner connects a calendar by its secret address, after correcting it', async () => {
  const { owner, client } = await openDashboard({ address: '/admin/calendars' });
  const message = 'There is no calendar at this address.';
  client.fake.fail('calendars.connect', new DataError('invalid', { message }));
  const form = await connectForm();
  await owner.click(form.getByRole('button', { name: 'Connect' }));
  expect(form.getByRole('textbox', { name: /Secret address/ })).toHaveAccessibleDescription(/Please enter the address/);
  await owner.type(form.getByRole('textbox', { name: /Secret address/ }), 'https://calendar.example/broken.ics');
  await owner.type(form.getByRole('textbox', { name: /Name/ }), 'Family');
  await owner.click(form.getByRole('button', { name: 'Connect' }));
  expect(await form.findByText(message)).toBeVisible();
  client.fake.heal();
  const address = form.getByRole('textbox', { name: /Secret address/ });
  expect(address).toHaveValue('https://calendar.example/broken.ics');
  await owner.clear(address);
  await owner.type(address, 'https://calendar.example/secret.ics');
  await owner.click(form.getByRole('button', { name: 'Connect' }));
  expect(within(await connected()).getByRole('button', { name: 'Read Family now' })).toBeVisible();
  expect(address).toHaveValue('');
});

test.each([
  ['CA2 a calendar', 'Connect a calendar', 'calendars.connect', 'Connect', /^Remove Family/],
  ['CA1 an address', 'Create an address', 'calendars.addFeed', 'Create an address', /^Revoke/],
] as const)('%s whose response was lost is not created twice', async (_what, name, operation, button, listed) => {
  const { owner, client } = await openDashboard({ address: '/admin/calendars' });
  client.fake.lose(operation);
  const form = within(await screen.findByRole('form', { name }));
  for (const field of form.getAllByRole('textbox')) await owner.type(field, 'Family');
  await owner.click(form.getByRole('button', { name: button }));
  expect(await form.findByText(/There was no response/)).toBeVisible();
  client.fake.heal();
  await owner.click(form.getByRole('button', { name: button }));
  await waitFor(() => expect(form.getAllByRole('textbox')[0]).toHaveValue(''));
  expect(await screen.findAllByRole('button', { name: listed })).toHaveLength(1);
});

test('CA2 the calendars of an account that was corrected meanwhile are not offered', async () => {
  const { owner, client } = await openDashboard({ address: '/admin/calendars' });
  const release = client.fake.hold('calendars.find');
  const form = await findCalendars(owner);
  await owner.type(form.getByRole('textbox', { name: /Username/ }), '2');
  release();
  await waitFor(() => expect(form.getByRole('button', { name: 'Find calendars' })).not.toHaveAttribute('aria-busy'));
  expect(form.queryByRole('combobox', { name: 'Calendar' })).toBeNull();
});

test('CA2 an address typed while another calendar is being connected stays', async () => {
  const { owner, client } = await openDashboard({ address: '/admin/calendars' });
  const release = client.fake.hold('calendars.connect');
  const form = await connectForm();
  const address = form.getByRole('textbox', { name: /Secret address/ });
  await owner.type(address, 'https://calendar.example/one.ics');
  await owner.type(form.getByRole('textbox', { name: /Name/ }), 'Family{Enter}');
  await owner.clear(address);
  await owner.type(address, 'https://calendar.example/two.ics');
  release();
  await connected();
  expect(address).toHaveValue('https://calendar.example/two.ics');
});

test('CA2 the owner chooses among the calendars of an account, renames and removes one', async () => {
  const { owner } = await openDashboard({ address: '/admin/calendars' });
  await connectWork(owner);
  await owner.click(within(await connected()).getByRole('button', { name: 'Rename Work' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Work' }));
  await owner.clear(dialog.getByRole('textbox', { name: /Name/ }));
  await owner.type(dialog.getByRole('textbox', { name: /Name/ }), 'Family');
  await owner.keyboard('{Escape}');
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await owner.click(dialog.getByRole('button', { name: 'Rename' }));
  await owner.click(await screen.findByRole('button', { name: 'Remove Family' }));
  await answer(owner, 'Remove Family?', 'Remove');
  expect(await screen.findByText('No calendar is connected')).toBeVisible();
});

test('CA1 a new address of the bookings is shown once, and can be revoked', async () => {
  const { owner } = await openDashboard({ address: '/admin/calendars' });
  const form = within(await screen.findByRole('form', { name: 'Create an address' }));
  await owner.type(form.getByRole('textbox'), 'My phone');
  await owner.click(form.getByRole('button', { name: 'Create an address' }));
  const address = 'https://project.example/functions/v1/calendar-feed/secret.ics';
  expect(await form.findByText(address)).toBeVisible();
  await owner.click(form.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  const list = await screen.findByRole('list', { name: 'Addresses of your bookings' });
  await owner.click(within(list).getByRole('button', { name: 'Revoke My phone' }));
  await answer(owner, 'Revoke My phone?', 'Revoke');
  expect(await screen.findByText(/The address for My phone no longer works/)).toBeVisible();
  expect(form.queryByText(address)).toBeNull();
});

test('CA4 the owner writes bookings to a calendar of an account, and stops', async () => {
  const { owner } = await openDashboard({ address: '/admin/calendars' });
  const form = await connectForm();
  await owner.type(form.getByRole('textbox', { name: /Secret address/ }), 'https://calendar.example/secret.ics');
  await owner.type(form.getByRole('textbox', { name: /Name/ }), 'Secret{Enter}');
  await connected();
  expect(screen.queryByRole('button', { name: /Write bookings/ })).toBeNull();
  await connectWork(owner);
  await owner.click(await screen.findByRole('button', { name: 'Write bookings to this calendar (Work)' }));
  await answer(owner, 'Write bookings to Work?', 'Write bookings');
  expect(await screen.findByText('Gets your bookings')).toBeVisible();
  await owner.click(await screen.findByRole('button', { name: 'Stop writing bookings (Work)' }));
  await owner.click(await screen.findByRole('button', { name: 'Remove the events' }));
  expect(await screen.findByText(/no longer written to Work. Its events are being removed/)).toBeVisible();
});

const booking = anOwnerBooking({ date: '2126-01-09', time: '10:00 AM', status: 'confirmed' });
const calendar = { calendarId: 'a', calendarName: 'Work', isDifferent: true, lastError: '' };
const movedThere: CalendarDifference = {
  ...{ ...calendar, booking },
  found: { startsAt: new Date('2126-01-09T20:00:00Z'), endsAt: new Date('2126-01-09T21:00:00Z') },
};

test('CA4 a booking moved in the calendar shows the new time, which can be accepted', async () => {
  const seed = { bookings: [booking], differences: [movedThere] };
  const { owner, client } = await openDashboard({ seed, address: `/admin/bookings/${booking.id}` });
  expect(await screen.findByText(/In Work, this is at Jan 9, 2126, 3:00 PM ET/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'Use the calendar’s time…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move this booking' }));
  expect(dialog.getByLabelText(/^Time/)).toHaveValue('15:00');
  await owner.click(dialog.getByRole('button', { name: 'Move booking' }));
  await screen.findByText(/is now on/);
  expect(client.backend.bookings[0]).toMatchObject({ time: '3:00 PM' });
});

test('CA4 an event that she deleted in her calendar is shown, and can be written again', async () => {
  const seed = { bookings: [booking], differences: [{ ...movedThere, found: undefined }] };
  const { owner } = await openDashboard({ seed, address: '/admin/calendars' });
  const section = within(await screen.findByRole('region', { name: 'Changed in your calendar' }));
  expect(section.getByText('You deleted this from your calendar')).toBeVisible();
  await owner.click(section.getByRole('button', { name: 'Add it again' }));
  expect(await screen.findByText('Work shows the booking’s time again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('You deleted this from your calendar')).toBeNull());
});

test.each([
  ['Calendars', '/admin/calendars'],
  ['the booking', `/admin/bookings/${booking.id}`],
])('CA4 changes in her calendar that fail to load show an error with Try again on %s', async (_, address) => {
  const seed = { isSignedIn: true, bookings: [booking], differences: [movedThere] };
  const { owner, client } = await openDashboard({ seed, fails: 'calendars.differences', address });
  expect(await screen.findByText(/^The changes in your calendar couldn’t be loaded\./)).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/In Work, this is at Jan 9, 2126, 3:00 PM ET/)).toBeVisible();
});
