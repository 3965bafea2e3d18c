import { screen } from '@testing-library/react';
import { aBooking, aService } from 'data-client/testing';
import { date, field, press, typeClient } from '../../testing/new-booking-steps';
import { openDashboard } from '../../testing/open-dashboard';

test('MP1 OB1 the owner chooses the place of one booking', async () => {
  const services = [aService({ meetingKind: 'video', meetingPlace: '' })];
  const at = `/admin/bookings/new?date=${date}&time=2:00 PM`;
  const { owner, client } = await openDashboard({ seed: { bookings: [], services }, address: at });
  await typeClient(owner);
  await owner.selectOptions(await field(/^Service/), 'Leadership Coaching, 60 minutes');
  await screen.findByText('Place: Video call, with a link by email');
  await press(owner, 'Change place');
  await owner.selectOptions(await field('Where it takes place'), 'In person, at an address');
  await press(owner, 'Book');
  expect(await field(/^Address/)).toHaveAccessibleDescription(/Please enter the address\./);
  await owner.type(await field(/^Address/), '1 Main Street ');
  await press(owner, 'Book');
  await screen.findByText(/^Ada Quill is booked/);
  expect(client.backend.bookings[0]?.meeting).toEqual({ kind: 'address', place: '1 Main Street' });
});

test('MP1 OB1 Book again keeps a place other than the service’s', async () => {
  const taken = aBooking({ meeting: { kind: 'address', place: '1 Main Street' } });
  const address = `/admin/bookings/new?again=${taken.id}`;
  const { owner } = await openDashboard({ seed: { bookings: [taken] }, address });
  expect(await field(/^Address/)).toHaveValue('1 Main Street');
  await press(owner, 'Use the service’s place');
  await screen.findByText('Place: Agreed by email');
});
