import { act, screen, waitFor, within } from '@testing-library/react';
import { aPerson, createFakeOwnerClient, recordsOf } from 'data-client/testing';
import type { StoredRow } from 'data-client/owner';
import { address, openDashboard } from '../../testing/open-dashboard';
import { bookings as threeBookings } from '../../testing/three-bookings';

const person = aPerson({ name: 'Maren Okafor' });
const booking = { ...threeBookings[0]!, status: 'confirmed' as const };
const mail = { id: 'm1', kind: 'cancelled', state: 'waiting', booking_id: booking.id, last_error: '' };
const tellFirst = /^Cancel and notify the client/;

/** Opens the dialog of a person with one upcoming booking. `mails` are those that its cancellation causes. */
async function openErasure(mails: StoredRow[] = [mail]) {
  const client = createFakeOwnerClient({ isSignedIn: true, people: [person], bookings: [booking] });
  const stored = { mails };
  client.people.records = async () => {
    if (client.backend.people.length === 0) return null;
    const isUpcoming = client.backend.bookings[0]?.status !== 'cancelled';
    const row = { id: booking.id, is_upcoming: isUpcoming, sends_email: true };
    return { ...recordsOf(person), bookings: [row], emails: isUpcoming ? [] : stored.mails };
  };
  const dashboard = await openDashboard({ client, address: `/admin/people/${person.id}` });
  await dashboard.owner.click(await screen.findByRole('button', { name: 'Erase person…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText(/^Type the name/);
  const calls = (operation: string) => client.fake.calls.filter((call) => call.operation === operation);
  return { ...dashboard, client, dialog, stored, calls };
}

type Opened = Awaited<ReturnType<typeof openErasure>>;

async function confirm({ owner, dialog }: Opened) {
  await owner.type(dialog.getByLabelText(/^Type the name/), 'erase');
  await owner.click(dialog.getByRole('button', { name: 'Send email and erase' }));
}

const patient = { timeout: 20_000 };

test('PE5 the client is notified first: the person is erased only once the email is sent', async () => {
  const opened = await openErasure();
  const { owner, client, dialog, stored, calls } = opened;
  expect(dialog.getByRole('radio', { name: tellFirst })).toBeChecked();
  await owner.type(dialog.getByLabelText(/^Reason for the client/), ' I am closing. ');
  await confirm(opened);
  expect(await dialog.findByText(/^Waiting until the email is sent/)).toBeVisible();
  expect(client.backend.bookings[0]).toMatchObject({ status: 'cancelled', cancelReason: 'I am closing.' });
  stored.mails = [{ ...mail, last_error: 'Greylisted' }];
  expect(await dialog.findByText('Greylisted', {}, patient)).toBeVisible();
  expect(calls('people.erase')).toEqual([]);
  stored.mails = [{ ...mail, state: 'sent' }];
  await waitFor(() => expect(address()).toBe('/admin/people'), patient);
  expect(calls('people.erase')[0]?.input).toMatchObject({ personId: person.id, cancelsUpcoming: false });
}, 60_000);

test.each([
  ['that could not be sent', 'failed', /^Nothing was erased\. .* couldn’t be sent\. Mailbox unknown\./],
  ['that may not have arrived', 'doubtful', /^Nothing was erased\. .* may or may not have it\. Mailbox unknown\./],
])(
  'PE5 an email %s stops the erasure and leaves the decision to the owner',
  async (_, state, reason) => {
    const opened = await openErasure();
    const { owner, dialog, stored, calls } = opened;
    await confirm(opened);
    await dialog.findByText(/^Waiting until/);
    stored.mails = [{ ...mail, state, last_error: 'Mailbox unknown.' }];
    expect(await dialog.findByText(reason, {}, patient)).toBeVisible();
    expect(calls('people.erase')).toEqual([]);
    await owner.type(dialog.getByLabelText(/^Type the name/), 'erase');
    await owner.click(dialog.getByRole('button', { name: 'Erase person' }));
    await waitFor(() => expect(address()).toBe('/admin/people'));
  },
  60_000,
);

test('PE5 closing the dialog while the email is on its way erases nothing, and opening it again offers to wait', async () => {
  const opened = await openErasure();
  const { owner, dialog, stored, calls } = opened;
  await confirm(opened);
  await owner.click(await dialog.findByRole('button', { name: 'Close without erasing' }));
  stored.mails = [{ ...mail, state: 'sending' }];
  await owner.click(screen.getByRole('button', { name: 'Erase person…' }));
  const again = within(await screen.findByRole('dialog'));
  expect(await again.findByRole('radio', { name: /^Send them first/ })).toBeChecked();
  await owner.type(again.getByLabelText(/^Type the name/), 'erase');
  await owner.click(again.getByRole('button', { name: 'Send email and erase' }));
  await again.findByText(/^Waiting until/);
  expect(calls('people.erase')).toEqual([]);
  await owner.click(again.getByRole('button', { name: 'Erase now, without the email' }));
  await waitFor(() => expect(address()).toBe('/admin/people'));
  expect(calls('bookings.setStatus')).toHaveLength(1);
  expect(calls('people.erase')).toHaveLength(1);
  await owner.click(screen.getByRole('button', { name: 'Dismiss' }));
  // The wait that was cut short ends after three seconds.
  await act(() => new Promise((resolve) => setTimeout(resolve, 3500)));
  expect(screen.queryByText('The person was erased.')).not.toBeInTheDocument();
}, 60_000);

test('PE5 a booking that could not be canceled leaves everything as it is', async () => {
  const opened = await openErasure();
  opened.client.fake.fail('bookings.setStatus');
  await confirm(opened);
  expect(await opened.dialog.findByText(/^Nothing was erased\./)).toBeVisible();
  expect(opened.dialog.getByRole('radio', { name: tellFirst })).toBeChecked();
  expect(opened.calls('people.erase')).toEqual([]);
});

test('PE5 an address whose records are all deleted is found by its search and erased', async () => {
  const gone = 'gone@example.com';
  const client = createFakeOwnerClient({ isSignedIn: true, people: [person] });
  const records = { ...recordsOf(aPerson({ timeline: [] })), deleted: [{ id: 'a', name: 'Maren' }] };
  client.people.records = async (asked) => (asked === gone ? records : null);
  const { owner } = await openDashboard({ client, address: `/admin/people?search=Gone@example.com` });
  await owner.click(await screen.findByRole('link', { name: 'Search deleted records' }));
  await owner.click(await screen.findByRole('button', { name: 'Erase address…' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Erase ${gone}?` }));
  expect(await dialog.findByText('1 deleted record, which can’t be restored afterward')).toBeVisible();
  await owner.type(dialog.getByLabelText(/^Type the name/), gone);
  await owner.click(dialog.getByRole('button', { name: 'Erase person' }));
  await waitFor(() => expect(address()).toBe('/admin/people'));
  expect(client.fake.calls.findLast(({ operation }) => operation === 'people.erase')?.input).toEqual({
    address: gone,
    testimonials: [],
  });
});

test('PE5 shows a message for an address without stored data', async () => {
  await openDashboard({ seed: { people: [person] }, address: '/admin/people/nobody%40example.com' });
  expect(await screen.findByText('This person no longer exists')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase address…' })).not.toBeInTheDocument();
});
