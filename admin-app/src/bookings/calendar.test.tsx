import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { defaultZones } from 'domain/coach-zones';
import { addDays, mondayOf } from 'domain/dates';
import { coachClock, coachInstant } from 'domain/slots';
import { aBooking, createFakeOwnerClient, fakeOwner } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';
import { anOwnerBooking } from '../testing/some-bookings';
import { slotDay } from '../booking-slot/booking-times';
import { calendarOf } from './calendar-file';
import { readWeek } from './week/week-days';

const confirmed = aBooking({ status: 'confirmed' });
const later = aBooking({ firstName: 'Priya', lastName: 'Raman', date: '2026-12-01', time: '1:00 PM' });
const cancelled = aBooking({ firstName: 'Gone', lastName: 'Away', date: '2026-11-24', status: 'cancelled' });
const seed = { bookings: [confirmed, later, cancelled] };

const week = () => screen.findByRole('region', { name: 'Week' });
const day = async (name: RegExp) => within(within(await week()).getByRole('region', { name }));

describe('the week', () => {
  test('K1 the week shows bookings and blocked times', async () => {
    const blockedTimes = [
      {
        id: 'x',
        startsAt: coachInstant('2026-11-24', 540, defaultZones),
        endsAt: coachInstant('2026-11-24', 660, defaultZones),
        note: 'Dentist',
      },
    ];
    const { owner } = await openDashboard({
      seed: { ...seed, blockedTimes },
      address: '/admin/bookings/week?week=2026-11-25',
    });
    const booked = (await day(/Mon, Nov 23/)).getByRole('link', { name: /9:00 AM Maren Okafor/ });
    expect(booked).toHaveTextContent('Leadership Coaching, confirmed');
    expect((await day(/Tue, Nov 24/)).getByText('Blocked 9:00 AM – 11:00 AM')).toBeVisible();
    expect(screen.queryByText(/Gone Away/)).not.toBeInTheDocument();
    await owner.click(screen.getByRole('link', { name: 'Next week' }));
    expect(await screen.findByRole('link', { name: /1:00 PM Priya Raman/ })).toBeVisible();
    expect(address()).toBe('/admin/bookings/week?week=2026-11-30');
  });

  test('CA1 two calendars of the same name may be busy at the same time', async () => {
    const complaint = jest.spyOn(console, 'error');
    const client = createFakeOwnerClient({ isSignedIn: true, ...seed });
    const startsAt = coachInstant('2026-11-24', 540, defaultZones);
    const busy = [600, 660].map((end) => coachInstant('2026-11-24', end, defaultZones));
    client.calendars.busyBetween = async () => busy.map((endsAt) => ({ startsAt, endsAt, calendarName: 'Work' }));
    await openDashboard({ client, address: '/admin/bookings/week?week=2026-11-25' });
    await waitFor(async () => expect((await day(/Tue, Nov 24/)).getAllByText('Busy: Work')).toHaveLength(2));
    expect(complaint).not.toHaveBeenCalled();
  });

  test('A6 a week that fails to load never looks free', async () => {
    await openDashboard({ seed, fails: 'bookings.between', address: '/admin/bookings/week' });
    expect(await screen.findByText(/The week couldn’t be loaded/)).toBeVisible();
    expect(screen.queryByText('Nothing booked')).not.toBeInTheDocument();
  });

  test('A6 blocked times that fail to load are reported, with a Retry button', async () => {
    const client = createFakeOwnerClient({ isSignedIn: true, ...seed });
    client.fake.fail('blockedTimes.between', new DataError('server'));
    const { owner } = await openDashboard({ client, address: '/admin/bookings/week?week=2026-11-25' });
    expect(await screen.findByText(/^Blocked times couldn’t be loaded\./)).toBeVisible();
    client.fake.heal();
    await owner.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Blocked times couldn’t be loaded\./)).not.toBeInTheDocument());
  });

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-08', '2026-03-02'],
    ['2027-01-01', '2026-12-28'],
  ])('K1 the week of %s begins on Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

  test.each([null, '', 'soon', '2026-13-45'])('K1 an address with week %s asks for no week', (asked) =>
    expect(readWeek(asked)).toBeUndefined(),
  );
});

describe('blocked times', () => {
  const open = (over: Parameters<typeof openDashboard>[0] = {}) =>
    openDashboard({ seed, address: '/admin/bookings/blocked-times', ...over });
  const tomorrow = addDays(coachClock(new Date(), defaultZones).date, 1);

  test('B5 the owner blocks whole days, unblocks them and undoes it', async () => {
    const { owner, client } = await open();
    expect(await screen.findByText('Nothing is blocked')).toBeVisible();
    await owner.type(screen.getByRole('textbox', { name: /Reason/ }), 'Away');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    await waitFor(() =>
      expect(client.backend.blockedTimes).toMatchObject([
        {
          startsAt: coachInstant(tomorrow, 0, defaultZones),
          endsAt: coachInstant(addDays(tomorrow, 1), 0, defaultZones),
          note: 'Away',
        },
      ]),
    );
    await owner.click(await screen.findByRole('button', { name: `Unblock ${slotDay({ date: tomorrow })}, all day` }));
    expect(await screen.findByText('Nothing is blocked')).toBeVisible();
    await owner.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Unblock/ })).toBeVisible();
  });

  test('B5 blocking hours reports the bookings they contain', async () => {
    const { owner } = await open({
      seed: { bookings: [aBooking({ date: tomorrow, time: '10:00 AM', status: 'confirmed' })] },
    });
    await screen.findByText('Nothing is blocked');
    await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(
      await screen.findByText(/9:00 AM – 12:00 PM is blocked. 1 booking at that time doesn’t change\./),
    ).toBeVisible();
  });

  test('B5 bookings that fail to load while a time is blocked never look like none', async () => {
    const client = createFakeOwnerClient({ isSignedIn: true, ...seed });
    client.fake.fail('bookings.between', new DataError('server'));
    const { owner } = await open({ client });
    await screen.findByText('Nothing is blocked');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(await screen.findByText(/ is blocked\. Bookings at that time couldn’t be loaded/)).toBeVisible();
  });

  test('B5 leaving with a typed reason asks first', async () => {
    const { owner } = await open();
    await owner.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Away');
    await owner.click(screen.getByRole('link', { name: 'History' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await owner.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Away');
  });

  test('B5 an end before the start shows an error, and nothing is sent', async () => {
    const { owner, client } = await open();
    await screen.findByText('Nothing is blocked');
    await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
    const to = screen.getByLabelText('To');
    await owner.clear(to);
    await owner.type(to, '08:00');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(to).toHaveAccessibleDescription('Please choose a time after the start.');
    expect(client.backend.blockedTimes).toEqual([]);
  });

  test('B5 a day in the past, or none, shows an error at its field, and nothing is sent', async () => {
    const { owner, client } = await open();
    const firstDay = await screen.findByLabelText('First day');
    fireEvent.change(firstDay, { target: { value: addDays(tomorrow, -2) } });
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(screen.getByLabelText('Last day')).toHaveAccessibleDescription('Please choose today or a later day.');
    await owner.clear(firstDay);
    expect(firstDay).toHaveAccessibleDescription('Please choose a day.');
    expect(client.backend.blockedTimes).toEqual([]);
  });

  test('B5 a single day stays one while its date is typed', async () => {
    await open();
    const firstDay = await screen.findByLabelText('First day');
    for (const passed of [26, 5]) fireEvent.change(firstDay, { target: { value: addDays(tomorrow, passed) } });
    expect(screen.getByLabelText('Last day')).toHaveValue(addDays(tomorrow, 5));
  });

  test('B5 a failed request shows an error and keeps the form', async () => {
    const { owner } = await open({ fails: 'blockedTimes.add' });
    await owner.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Away');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The time couldn’t be blocked.');
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Away');
  });
});

describe('the note', () => {
  test('A3 a note survives an expired session', async () => {
    const { owner, client } = await openDashboard({ seed, address: `/admin/bookings/${confirmed.id}` });
    await owner.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Half a thought');
    client.backend.isSignedIn = false;
    await owner.click(screen.getByRole('button', { name: 'Save note' }));
    const login = await screen.findByRole('dialog', { name: 'Sign in again' });
    expect(within(login).getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await owner.type(within(login).getByRole('textbox', { name: /Username/ }), fakeOwner.email);
    await owner.type(within(login).getByLabelText(/^Password/), `${fakeOwner.password}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Your note' })).toHaveValue('Half a thought');
    await owner.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  test('K1 closing with an unsaved note asks first, and a failed save keeps it', async () => {
    const { owner, client } = await openDashboard({ seed, address: `/admin/bookings/${confirmed.id}` });
    client.fake.fail('bookings.setNote');
    const note = await screen.findByRole('textbox', { name: 'Your note' });
    await owner.type(note, 'Half a');
    await owner.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/The note couldn’t be saved/));
    await owner.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await owner.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(note).toHaveValue('Half a');
  });
});

describe('the calendar file', () => {
  const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

  test('K1 the export contains every property that calendars need', () => {
    const booking = anOwnerBooking({
      status: 'confirmed',
      message: 'Line one;\nline, two \\ three',
      updatedAt: new Date('2026-11-20T15:30:00Z'),
    });
    const lines = unfolded(calendarOf([booking]));
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Coach//Booking//EN']);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${booking.id}@booking`,
        'DTSTAMP:20261120T153000Z',
        'DTSTART:20261123T140000Z',
        'DTEND:20261123T150000Z',
        'SUMMARY:Maren Okafor\\, Leadership Coaching',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.join()).toContain('Line one\\;\\nline\\, two \\\\ three');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('K1 without confirmed bookings the export shows a message instead of a file', async () => {
    const { owner } = await openDashboard({ seed: { bookings: [cancelled] } });
    await owner.click(await screen.findByRole('button', { name: 'Export confirmed (.ics)' }));
    expect(await screen.findByText('You have no confirmed bookings to export.')).toBeVisible();
  });
});
