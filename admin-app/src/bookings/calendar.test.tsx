import { screen, waitFor, within } from '@testing-library/react';
import { coachClock, coachInstant, DataError } from 'data-client';
import { aBooking, createFakeOwnerClient, fakeOwner } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDeskInside } from '../testing/open-desk';
import { anOwnerBooking } from '../testing/some-bookings';
import { calendarOf } from './calendar-file';
import { addDays, mondayOf, readWeek } from './week/week-days';

const confirmed = aBooking({ status: 'confirmed' });
const later = aBooking({ firstName: 'Priya', lastName: 'Raman', date: '2026-12-01', time: '1:00 PM' });
const cancelled = aBooking({ firstName: 'Gone', lastName: 'Away', date: '2026-11-24', status: 'cancelled' });
const seed = { bookings: [confirmed, later, cancelled] };

const week = () => screen.findByRole('region', { name: 'Week' });
const day = async (name: RegExp) => within(within(await week()).getByRole('region', { name }));

describe('the week', () => {
  test('K1 the owner sees a week beside the list, with what takes place and what is blocked', async () => {
    const blockedTimes = [
      { id: 'x', startsAt: coachInstant('2026-11-24', 540), endsAt: coachInstant('2026-11-24', 660), note: 'Dentist' },
    ];
    const { owner } = await openDeskInside({
      seed: { ...seed, blockedTimes },
      address: '/admin/bookings/week?week=2026-11-25',
    });
    const booked = (await day(/Mon, Nov 23/)).getByRole('link', { name: /9:00 AM Maren Okafor/ });
    expect(booked).toHaveTextContent('Leadership Coaching, confirmed');
    expect((await day(/Tue, Nov 24/)).getByText('Blocked 9:00 AM – 11:00 AM')).toBeVisible();
    expect(screen.queryByText(/Gone Away/)).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await owner.click(screen.getByRole('link', { name: 'Next week' }));
    expect(await screen.findByRole('link', { name: /1:00 PM Priya Raman/ })).toBeVisible();
    expect(address()).toBe('/admin/bookings/week?week=2026-11-30');
  });

  test('K1 a booking is opened from the week with the keyboard, and closing leads back to the week', async () => {
    const { owner } = await openDeskInside({ seed, address: '/admin/bookings/week?week=2026-11-23' });
    (await screen.findByRole('link', { name: /Maren Okafor/ })).focus();
    await owner.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Maren Okafor' })).toBeVisible();
    await owner.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/admin/bookings/week?week=2026-11-23'));
  });

  test('A6 a week that cannot be read never looks free', async () => {
    const client = createFakeOwnerClient({ isSignedIn: true, ...seed });
    client.fake.fail('bookings.between', new DataError('server'));
    await openDeskInside({ client, address: '/admin/bookings/week' });
    expect(await screen.findByText(/The week could not be loaded/)).toBeVisible();
    expect(screen.queryByText('Nothing booked')).not.toBeInTheDocument();
  });

  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-03-08', '2026-03-02'],
    ['2027-01-01', '2026-12-28'],
  ])('K1 the week of %s begins on Monday %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

  test.each([null, '', 'soon', '2026-13-45'])('K1 an address that asks for %s shows the current week', (asked) => {
    expect(readWeek(asked, new Date('2026-11-29T20:00:00Z'))).toBe('2026-11-23');
  });
});

describe('blocked times', () => {
  const open = (over: Parameters<typeof openDeskInside>[0] = {}) =>
    openDeskInside({ seed, address: '/admin/bookings/blocked-times', ...over });
  const tomorrow = addDays(coachClock(new Date()).date, 1);

  test('B5 the owner blocks whole days, sees them, and frees them again', async () => {
    const { owner, client } = await open();
    expect(await screen.findByText('Nothing is blocked')).toBeVisible();
    await owner.type(screen.getByRole('textbox', { name: /Why/ }), 'Away');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    await waitFor(() =>
      expect(client.backend.blockedTimes).toMatchObject([
        { startsAt: coachInstant(tomorrow, 0), endsAt: coachInstant(addDays(tomorrow, 1), 0), note: 'Away' },
      ]),
    );
    expect(await accessibilityFindings()).toEqual([]);
    await owner.click(await screen.findByRole('button', { name: /^Unblock/ }));
    expect(await screen.findByText('Nothing is blocked')).toBeVisible();
    await owner.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /^Unblock/ })).toBeVisible();
  });

  test('B5 the owner blocks hours, and learns which bookings stay in them', async () => {
    const { owner } = await open({
      seed: { bookings: [aBooking({ date: tomorrow, time: '10:00 AM', status: 'confirmed' })] },
    });
    await screen.findByText('Nothing is blocked');
    await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(await screen.findByText(/9:00 AM – 12:00 PM is blocked. 1 booking in it stays as it is\./)).toBeVisible();
  });

  test('B5 an end before the beginning is refused in words, and nothing is sent', async () => {
    const { owner, client } = await open();
    await screen.findByText('Nothing is blocked');
    await owner.click(screen.getByRole('checkbox', { name: 'Whole days' }));
    const to = screen.getByLabelText('To');
    await owner.clear(to);
    await owner.type(to, '08:00');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(to).toHaveAccessibleDescription('Please choose a time after the beginning.');
    expect(client.backend.blockedTimes).toEqual([]);
  });

  test('B5 a refusal is said in words, and what was typed stays', async () => {
    const client = createFakeOwnerClient({ isSignedIn: true });
    client.fake.fail('blockedTimes.add', new DataError('offline'));
    const { owner } = await open({ client });
    await owner.type(await screen.findByRole('textbox', { name: /Why/ }), 'Away');
    await owner.click(screen.getByRole('button', { name: 'Block this time' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The time could not be blocked.');
    expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Away');
  });
});

describe('the note', () => {
  test('K1 the owner notes something about a booking, and it is there the next time', async () => {
    const { owner, client } = await openDeskInside({ seed, address: `/admin/bookings/${confirmed.id}` });
    await owner.type(await screen.findByRole('textbox', { name: 'Your note' }), 'Wants Tuesdays.');
    await owner.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(client.backend.bookings[0]).toMatchObject({ ownerNote: 'Wants Tuesdays.' });
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  });

  test('A3 a session that ends while a note is typed loses nothing: signing in again finds it', async () => {
    const { owner, client } = await openDeskInside({ seed, address: `/admin/bookings/${confirmed.id}` });
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

  test('K1 a note that is not saved yet is not lost by closing, nor by a refusal', async () => {
    const { owner, client } = await openDeskInside({ seed, address: `/admin/bookings/${confirmed.id}` });
    client.fake.fail('bookings.setNote', new DataError('offline'));
    const note = await screen.findByRole('textbox', { name: 'Your note' });
    await owner.type(note, 'Half a');
    await owner.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(note).toHaveAccessibleDescription(/The note could not be saved/));
    await owner.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await owner.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(note).toHaveValue('Half a');
  });
});

describe('the calendar file', () => {
  const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

  test('K1 confirmed bookings are exported, with everything that calendars need', () => {
    const booking = anOwnerBooking({
      message: 'Line one;\nline, two \\ three',
      updatedAt: new Date('2026-11-20T15:30:00Z'),
    });
    const lines = unfolded(calendarOf([booking]));
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Coach//Desk//EN']);
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

  test('K1 no line is longer than 75 bytes, and no character is torn', () => {
    const name = 'Sørensen 😀 '.repeat(30);
    const file = calendarOf([anOwnerBooking({ lastName: name })]);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(unfolded(file).join()).toContain(name.trim());
  });

  test('K1 without a confirmed booking the owner is told instead of given an empty file', async () => {
    const { owner } = await openDeskInside({ seed: { bookings: [cancelled] } });
    await owner.click(await screen.findByRole('button', { name: 'Export confirmed (.ics)' }));
    expect(await screen.findByText('There are no confirmed bookings to export.')).toBeVisible();
  });
});
