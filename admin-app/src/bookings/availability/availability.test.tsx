import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DataError } from 'data-client';
import { bookableDates } from 'domain/availability';
import { defaultZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import { aBooking, aService, createFakeBackend, createFakeOwnerClient, usualRules } from 'data-client/testing';
import { address, answer, openDashboard } from '../../testing/open-dashboard';
import { repeatedNames } from '../../testing/repeated-names';

const place = '/admin/bookings/availability';
const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ address: place, seed: { bookings: [] }, ...over });

const day = async (name: string) => within(await screen.findByRole('group', { name }));
const timesOf = async (name: string) =>
  (await day(name)).queryAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'));
const press = async (owner: UserEvent, button: string, on: string) =>
  owner.click((await day(on)).getByRole('button', { name: button }));
const addTime = async (owner: UserEvent, name: string, clock: string) => {
  await owner.type((await day(name)).getByLabelText(`New start time (${name})`), clock);
  await press(owner, `Add start time on ${name}`, name);
};
const usualTimes = usualRules.week[0]!.startTimes;
const saveButton = () => screen.getByRole('button', { name: 'Save availability' });

const conditions = { now: new Date(), availability: usualRules, durationMinutes: 60 };
const dates = bookableDates(conditions);
const [date = ''] = dates;

test('B5 the owner sees the hours of each day', async () => {
  const { owner } = await openDashboard({ address: '/admin/bookings' });
  await owner.click(await screen.findByRole('link', { name: 'Availability' }));
  expect(address()).toBe(place);
  expect(await timesOf('Monday')).toHaveLength(7);
  expect((await day('Saturday')).getByText('Day off')).toBeVisible();
  expect(screen.getByText('All changes saved')).toBeVisible();
  expect(repeatedNames()).toEqual([]);
});

test('B5 start times are added, removed and saved', async () => {
  const { owner, client } = await open();
  await addTime(owner, 'Monday', '08:15');
  await press(owner, 'Remove 4:00 PM on Monday', 'Monday');
  expect(screen.getByText('1 unsaved change')).toBeVisible();
  expect((await day('Monday')).getByText('Unsaved')).toBeVisible();
  await owner.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules.week[0]?.startTimes).toEqual(['8:15 AM', ...usualTimes.slice(0, -1)]);
  expect(await screen.findByText('All changes saved')).toBeVisible();
});

test('B5 a start time that is typed but not added is guarded, checked and saved', async () => {
  const { owner, client } = await open();
  const field = (await day('Saturday')).getByLabelText('New start time (Saturday)');
  await owner.type(field, '08:02');
  await owner.click(screen.getByRole('link', { name: 'History' }));
  await answer(owner, 'Discard your changes?', 'Keep editing');
  expect(field).toHaveAccessibleDescription('Please choose a time in steps of five minutes.');
  expect(saveButton()).toBeDisabled();
  await owner.clear(field);
  expect(screen.getByText('All changes saved')).toBeVisible();
  await owner.type(field, '18:00');
  expect((await day('Saturday')).getByLabelText(/^Consultations end by/)).toHaveAccessibleDescription(/at 6:00 PM/);
  await owner.clear(field);
  await owner.type(field, '08:15');
  await owner.click(saveButton());
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules.week[5]?.startTimes).toEqual(['8:15 AM']);
  expect(await timesOf('Saturday')).toEqual(['Remove 8:15 AM on Saturday']);
  expect(field).toHaveValue('');
});

test('B5 Monday is copied to the other workdays or to a single day', async () => {
  const { owner } = await open();
  await addTime(owner, 'Monday', '07:30');
  await press(owner, 'Copy to Tuesday–Friday', 'Monday');
  expect(await timesOf('Thursday')).toContain('Remove 7:30 AM on Thursday');
  for (const name of ['Saturday', 'Sunday']) expect(await timesOf(name)).toEqual([]);
  await press(owner, 'Same as Monday for Sunday', 'Sunday');
  expect(await timesOf('Sunday')).toHaveLength(8);
  await press(owner, 'Day off on Sunday', 'Sunday');
  expect(await timesOf('Sunday')).toEqual([]);
});

test('B5 invalid input shows an error at its field, and nothing is saved', async () => {
  const { owner, client } = await open();
  await addTime(owner, 'Tuesday', '09:00');
  expect((await day('Tuesday')).getByText('9:00 AM is already in the list.')).toBeVisible();
  const notice = screen.getByRole('textbox', { name: /Minimum notice/ });
  await owner.clear(notice);
  await owner.type(notice, 'soon');
  expect(notice).toHaveAccessibleDescription(/Please write a whole number from 0 to 240\./);
  expect(saveButton()).toBeDisabled();
  expect(screen.getByText(/Fix the errors above to see free times/)).toBeVisible();
  expect(client.backend.rules).toEqual(usualRules);
});

test('B5 a day off keeps the field whose error prevents saving', async () => {
  const { owner } = await open();
  await owner.clear((await day('Friday')).getByLabelText('Consultations end by (Friday)'));
  await press(owner, 'Day off on Friday', 'Friday');
  expect(saveButton()).toBeDisabled();
  await owner.type((await day('Friday')).getByLabelText('Consultations end by (Friday)'), '17:00');
  expect(saveButton()).toBeEnabled();
});

test('B5 PO1 notice, buffer, the daily limit and the cutoffs are saved', async () => {
  const { owner, client } = await open();
  for (const [name, text] of [
    [/Minimum notice/, '48'],
    [/Buffer/, '15'],
    [/Maximum consultations/, '3'],
    [/^Latest cancellation/, '24'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name });
    await owner.clear(field);
    await owner.type(field, text);
  }
  expect(screen.getByText('4 unsaved changes')).toBeVisible();
  await owner.click(saveButton());
  await waitFor(() =>
    expect(client.backend.rules).toMatchObject({
      minimumNoticeHours: 48,
      bufferMinutes: 15,
      dailyCap: 3,
      cutoffs: { cancelHours: 24 },
    }),
  );
});

test('B5 the preview shows the free times under the unsaved rules', async () => {
  const { owner } = await open({ seed: { bookings: [aBooking({ date, time: '10:00 AM' })] } });
  await owner.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), 'leadership');
  const total = dates.length * 7 - 1;
  expect(await screen.findByText(`${total} free times.`)).toBeVisible();
  const cap = screen.getByRole('textbox', { name: /Maximum consultations/ });
  await owner.type(cap, '1');
  expect(await screen.findByText(`${total - 6} free times.`)).toBeVisible();
  expect(screen.getByText('Fully booked')).toBeVisible();
});

test.each(['leadership', 'business'])('B5 the preview keeps the buffer of one of two services: %s', async (id) => {
  const services = ['leadership', 'business'].map((one) =>
    aService({ id: one, name: one, bufferMinutes: one === id ? 60 : null }),
  );
  const archived = aService({ id: 'life', name: 'life', archivedAt: new Date() });
  const bookings = [aBooking({ date, time: '10:00 AM', serviceType: 'leadership' })];
  const { owner } = await open({ seed: { bookings, services: [...services, archived] } });
  const choice = await screen.findByRole('combobox', { name: 'Service' });
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await owner.selectOptions(choice, 'business, 60 minutes');
  expect(await screen.findByText(usualTimes.slice(3).join(', '))).toBeVisible();
});

test('B5 the preview leaves out busy times of other calendars', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, bookings: [] });
  client.calendars.busyBetween = async () => [
    {
      startsAt: slotStart(date, '9:30 AM', defaultZones),
      endsAt: slotStart(date, '11:30 AM', defaultZones),
      calendarName: 'Private',
    },
  ];
  const { owner } = await open({ client });
  await owner.selectOptions(await screen.findByRole('combobox', { name: 'Service' }), 'leadership');
  expect(await screen.findByText(`${dates.length * 7 - 3} free times.`)).toBeVisible();
});

test('E3 leaving with unsaved hours asks first, and Discard restores the saved ones', async () => {
  const { owner } = await open();
  await press(owner, 'Day off on Friday', 'Friday');
  await owner.click(screen.getByRole('link', { name: 'Blocked times' }));
  await answer(owner, 'Discard your changes?', 'Keep editing');
  expect(address()).toBe(place);
  await owner.click(screen.getByRole('button', { name: 'Discard' }));
  await owner.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await timesOf('Friday')).toHaveLength(7);
});

test('E3 a failed save keeps the edits', async () => {
  const { owner, client } = await open();
  await press(owner, 'Day off on Friday', 'Friday');
  client.fake.fail('availability.save');
  await owner.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /this may have worked after all\..* Your edits are still here\./,
  );
  expect(await timesOf('Friday')).toEqual([]);
  client.fake.heal();
  await owner.click(saveButton());
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(client.backend.rules.week[4]?.startTimes).toEqual([]);
});

test('E3 hours changed in another window are never overwritten silently', async () => {
  const backend = createFakeBackend({ isSignedIn: true, bookings: [] });
  const { owner, client } = await open({ client: createFakeOwnerClient(backend) });
  await addTime(owner, 'Monday', '08:00');
  const [monday] = backend.rules.week;
  backend.rules = { ...backend.rules, week: backend.rules.week.with(0, { startTimes: ['5:00 PM'], endsBy: 1200 }) };
  client.fake.fail('availability.save', new DataError('conflict'));
  await owner.click(saveButton());
  expect(await screen.findByText(/changed in another window\. Your edits are still here/)).toBeVisible();
  client.fake.heal();
  await owner.click(saveButton());
  expect(await screen.findByText('Availability saved.')).toBeVisible();
  expect(backend.rules.week[0]?.startTimes).toEqual(['8:00 AM', ...(monday?.startTimes ?? [])]);
});

test('A6 hours that fail to load show an error with Try again', async () => {
  const { owner, client } = await open({ fails: 'availability.read' });
  expect(await screen.findByText(/Availability couldn’t be loaded\./)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Bookings' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Week' })).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await timesOf('Monday')).toHaveLength(7);
});
