import { act, screen, waitFor, within } from '@testing-library/react';
import { DataError, publicDefaults } from 'data-client';
import { openLink, button, answerQuestion, chooseNextAfternoon, stored } from '../testing/managed-booking';

test('MP4 the booking’s page adds a coming consultation to calendars', async () => {
  openLink();
  expect(await button('Add to calendar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
    'href',
    expect.stringContaining('dates=20261124T150000Z'),
  );
});

test('MP4 a canceled consultation cannot be added to a calendar', async () => {
  openLink({ status: 'cancelled' });
  expect(await screen.findByText('This consultation is canceled.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Outlook' })).not.toBeInTheDocument();
});

test('the link in the email shows the appointment in both time zones', async () => {
  openLink();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your consultation' })).toBeVisible();
  expect(screen.getByText('This consultation is confirmed.')).toBeVisible();
  expect(screen.getByText('Tuesday, November 24, 2026')).toBeVisible();
  expect(screen.getByText(/10:00 AM Eastern Time/)).toHaveTextContent('4:00 PM');
});

test('B9 a booking whose zone this browser does not know is shown and moved in the browser’s zone', async () => {
  const { visitor } = openLink({ visitorTimeZone: 'Europe/Unheard_Of' });
  expect(await screen.findByText(/10:00 AM Eastern Time/)).toHaveTextContent('4:00 PM');
  await chooseNextAfternoon(visitor);
});

test('ZN3 a booking in a zone that this browser does not know is shown with the zone’s offset', async () => {
  openLink({ timezone: 'America/Unheard_Of', startsAt: new Date('2026-11-24T13:00:00Z') });
  expect(await screen.findByText(/10:00 AM GMT-03:00/)).toHaveTextContent('2:00 PM');
});

test('MP1 the page and its calendar links say where the consultation takes place', async () => {
  const place = 'https://meet.example/lena';
  openLink({ meeting: { kind: 'video', place } });
  expect(await screen.findByRole('link', { name: `Video call: ${place}` })).toHaveAttribute('href', place);
  for (const name of ['Google Calendar', 'Outlook']) {
    const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
    expect(searchParams.get('location')).toBe(place);
  }
});

test('MP2 LA4 the page uses the zone and the language of the booking', async () => {
  openLink({ visitorTimeZone: 'Asia/Tokyo', language: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Gespräch' })).toBeVisible();
  expect(screen.getByText(/^00:00 Uhr am Folgetag, Ihre Zeit/)).toBeVisible();
});

test('MP3 a pending booking is a request', async () => {
  openLink({ status: 'pending' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your request' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(
    /^This is a request, and your address is confirmed\. .* once I’ve confirmed it\.$/,
  );
});

test.each([
  [
    { moveHours: 24, cancelHours: 24 },
    ['Move to another time', 'Cancel consultation'],
    /until 24 hours before it begins/,
  ],
  [{ moveHours: 0, cancelHours: 168 }, ['Move to another time'], /too late to cancel/],
  [{ moveHours: 168, cancelHours: 0 }, ['Cancel consultation'], /too late to move this/],
  [{ moveHours: 168, cancelHours: 168 }, [], /too late to move or cancel/],
])('PO1 with the cutoffs %j the link offers %j', async (cutoffs, offered, sentence) => {
  openLink({ cutoffs });
  expect(await screen.findByText(sentence)).toBeVisible();
  for (const name of ['Move to another time', 'Cancel consultation'])
    expect(screen.queryAllByRole('button', { name })).toHaveLength(offered.includes(name) ? 1 : 0);
  const address = publicDefaults.contact_email;
  expect(screen.queryAllByRole('link', { name: address })).toHaveLength(offered.length === 2 ? 0 : 1);
});

test('PO1 a site without email and phone asks late clients to reply to the latest email', async () => {
  const { client } = openLink({ cutoffs: { moveHours: 168, cancelHours: 168 } });
  Object.assign(client.backend.settings, { contact_email: '', contact_phone: '' });
  expect(await screen.findByText(/too late to move or cancel .* reply to my latest email\.$/)).toBeVisible();
});

test('PO1 a page that stays open over the cutoffs stops offering what they rule out', async () => {
  const timers = jest.spyOn(window, 'setInterval');
  openLink({ cutoffs: { moveHours: 48, cancelHours: 24 } });
  expect(await button('Move to another time')).toBeVisible();
  const tickAt = (time: string) => {
    jest.setSystemTime(new Date(time));
    act(() => timers.mock.calls.forEach(([tick, ms]) => ms === 60_000 && (tick as () => void)()));
  };
  tickAt('2026-11-22T15:01:00Z');
  expect(screen.queryByRole('button', { name: 'Move to another time' })).not.toBeInTheDocument();
  expect(await button('Cancel consultation')).toBeVisible();
  tickAt('2026-11-23T15:01:00Z');
  expect(screen.queryByRole('button', { name: 'Cancel consultation' })).not.toBeInTheDocument();
  expect(screen.getByText(/too late to move or cancel/)).toBeVisible();
  tickAt('2026-11-24T15:01:00Z');
  expect(screen.queryByText(/too late to move or cancel/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('PO1 a request can be withdrawn after the cutoffs', async () => {
  openLink({ status: 'pending', cutoffs: { moveHours: 24, cancelHours: 168 } });
  expect(await button('Cancel consultation')).toBeVisible();
  expect(screen.getByText(/Until I confirm your request, you can withdraw it here\.$/)).toBeVisible();
});

test('canceling asks for confirmation, and the booking can be kept', async () => {
  const { visitor, client } = openLink();
  await answerQuestion(visitor, 'Keep consultation');
  expect(stored(client).status).toBe('confirmed');
});

test('canceling shows the new state, sends the email and offers a new booking', async () => {
  const { visitor, client, onBook } = openLink();
  await answerQuestion(visitor, 'Cancel consultation');
  expect(await screen.findByRole('status')).toHaveTextContent('This consultation is canceled.');
  expect(stored(client).status).toBe('cancelled');
  expect(client.fake.calls).toContainEqual({ operation: 'bookings.sendConfirmation', input: stored(client).id });
  await visitor.click(await button('Book a new time'));
  expect(onBook).toHaveBeenCalledTimes(1);
});

test('an incomplete link says so, and what to do', async () => {
  const { visitor, onBook } = openLink({}, 'abc');
  expect(await screen.findByRole('heading', { name: 'This link doesn’t open a booking' })).toBeVisible();
  expect(screen.getByText('If you need help, reply to my latest email.')).toBeVisible();
  await visitor.click(await button('Book a new time'));
  expect(onBook).toHaveBeenCalledTimes(1);
});

test.each([
  ['canceled booking', undefined, 'This consultation is canceled.'],
  ['damaged link', 'abc', 'This link doesn’t open a booking'],
])('decision 19 a %s offers no new time while the coach takes no bookings', async (_, link, words) => {
  const { client } = openLink({ status: 'cancelled' }, link);
  client.backend.settings.booking_enabled = false;
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Book a new time' })).not.toBeInTheDocument());
});

test('decision 21 a booking can be canceled but not moved while the coach takes no bookings', async () => {
  const { client } = openLink();
  client.backend.settings.booking_enabled = false;
  expect(await button('Cancel consultation')).toBeVisible();
  expect(await screen.findByText(/Online booking is closed at the moment, .* Please contact me/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move to another time' })).not.toBeInTheDocument();
});

test('a booking that cannot be loaded can be retried', async () => {
  const { visitor, client } = openLink({}, undefined, true);
  const again = await screen.findByRole('button', { name: 'Try again' });
  client.fake.heal();
  await visitor.click(again);
  expect(await screen.findByText('Tuesday, November 24, 2026')).toBeVisible();
});

test('a rejected change shows the reason and changes nothing', async () => {
  const { visitor, client } = openLink();
  await button('Cancel consultation');
  client.fake.fail('bookings.cancelByLink', new DataError('server'));
  await answerQuestion(visitor, 'Cancel consultation');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(stored(client).status).toBe('confirmed');
});

test('LA4 the page of a German booking shows the reason of a rejected change in German', async () => {
  const { visitor, client } = openLink({ language: 'de' });
  client.fake.fail('bookings.cancelByLink', new DataError('invalid', { hint: 'link', message: 'It’s too late.' }));
  await visitor.click(await button('Gespräch absagen'));
  const question = await screen.findByRole('alertdialog');
  await visitor.click(within(question).getByRole('button', { name: 'Gespräch absagen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Mit diesem Link lässt sich das Gespräch nicht mehr ändern.',
  );
});

test('a consultation that has started can be neither moved nor canceled', async () => {
  openLink({ date: '2026-11-20', time: '9:30 AM' });
  expect(await screen.findByText(/has already started/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('PO2 a client whose consultation took place can book the next one', async () => {
  openLink({ date: '2026-11-20', time: '9:30 AM', status: 'completed' });
  expect(await screen.findByText(/Thank you for coming/)).toBeVisible();
  expect(await button('Book a new time')).toBeVisible();
});

test('PO2 a missed consultation is mentioned kindly and can be booked again', async () => {
  openLink({ date: '2026-11-20', time: '9:00 AM', status: 'no-show' });
  expect(await screen.findByText(/^We missed each other this time\./)).toBeVisible();
  expect(await button('Book a new time')).toBeVisible();
});
