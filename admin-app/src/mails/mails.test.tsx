import { screen, waitFor, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, aMail } from 'data-client/testing';
import { address, openDashboard } from '../testing/open-dashboard';

const inAWeek = new Date(Date.now() + 7 * 86_400_000);
const maren = aBooking({ startsAt: inAWeek, endsAt: new Date(inAWeek.getTime() + 3_600_000) });
const confirmation = aMail({ bookingId: maren.id });
const notice = aMail({
  kind: 'owner-notice',
  bookingId: maren.id,
  recipient: '',
  reason: 'connect ECONNREFUSED 192.0.2.7:587',
  givenUpAt: new Date('2026-11-19T18:06:00Z'),
});
const newsletter = aMail({
  kind: 'campaign',
  bookingId: undefined,
  campaignId: 'november',
  about: 'What November taught me',
  recipient: 'priya@fernhill.example',
  givenUpAt: new Date('2026-11-18T18:06:00Z'),
});
const over = aMail({
  kind: 'reminder',
  about: 'Daniel Reyes',
  isOver: true,
  givenUpAt: new Date('2026-11-17T18:06:00Z'),
});
const mails = [confirmation, notice, newsletter, over];
const seed = { isSignedIn: true, bookings: [maren], mails };

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const sent = (name: RegExp) => screen.findByText(name);

test('O1 the overview shows the number of undelivered emails and links to them', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/overview' });
  expect(await screen.findByText('4 emails weren’t delivered')).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Review and resend' }));
  expect(address()).toBe('/admin/mails');
  expect(await screen.findByRole('heading', { name: 'Unsent Emails' })).toBeVisible();
});

test('O1 the overview shows nothing if every email was delivered', async () => {
  await openDashboard({ seed: { ...seed, mails: [] }, address: '/admin/overview' });
  expect(await screen.findByRole('link', { name: /1\s*Total Bookings/ })).toBeVisible();
  expect(screen.queryByText(/delivered/)).not.toBeInTheDocument();
});

test('K1 each row shows recipient, reason, date and number of attempts', async () => {
  await openDashboard({ seed, address: '/admin/mails' });
  const row = await rowOf(/Maren Okafor Confirmation/);
  for (const words of ['maren@northwind.example', 'This mailbox doesn’t exist.', 'Nov 20, 2026', 'Tried 6 times'])
    expect(row).toHaveTextContent(words);
  expect(await rowOf(/Your new-booking alert/)).toHaveTextContent('The mail server couldn’t be reached.');
  expect(within(row).getByRole('link', { name: 'Maren Okafor' })).toHaveAttribute(
    'href',
    `/admin/bookings/${maren.id}`,
  );
  expect(screen.getByRole('link', { name: 'What November taught me' })).toHaveAttribute(
    'href',
    '/admin/newsletter/campaigns/november',
  );
});

test('K1 a resent email is reported as sent', async () => {
  const { owner, client } = await openDashboard({ seed, address: '/admin/mails' });
  await owner.click(within(await rowOf(/Maren Okafor Confirmation/)).getByRole('button', { name: /^Resend/ }));
  expect(await sent(/“Confirmation with invite” for Maren Okafor is sent\./)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Confirmation with invite/ })).not.toBeInTheDocument());
  expect(client.backend.mails.find(({ id }) => id === confirmation.id)?.state).toBe('sent');
});

test('K1 an email that fails again stays with its reason', async () => {
  const { owner, client } = await openDashboard({ seed, address: '/admin/mails' });
  client.fake.fail('mails.retry', new DataError('rejected', { message: '550 No such user here, still' }));
  const row = await rowOf(/Maren Okafor Confirmation/);
  await owner.click(within(row).getByRole('button', { name: /^Resend/ }));
  expect(await screen.findByText('Error sending email')).toBeVisible();
  expect(row).toHaveTextContent('550 No such user here, still');
});

test('K1 without a mail server nothing is reported as sent', async () => {
  const { owner } = await openDashboard({ seed: { ...seed, mailServer: 'not-configured' }, address: '/admin/mails' });
  await owner.click(within(await rowOf(/Maren Okafor Confirmation/)).getByRole('button', { name: /^Resend/ }));
  expect(await sent(/is being sent\. Failed attempts are retried a few times\./)).toBeVisible();
});

test('K1 an email about a past consultation can only be dismissed', async () => {
  await openDashboard({ seed, address: '/admin/mails' });
  const row = within(await rowOf(/Daniel Reyes/));
  expect(row.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: /^Dismiss/ })).toBeVisible();
});

test('K1 an email about a past consultation cannot be resent from the booking either', async () => {
  const past = aBooking({ date: '2026-11-02' });
  const failed = { ...seed, bookings: [past], mails: [aMail({ bookingId: past.id })] };
  await openDashboard({ seed: failed, address: `/admin/bookings/${past.id}` });
  const place = within(await screen.findByRole('region', { name: 'Emails' }));
  expect(await place.findByText('Not sent')).toBeVisible();
  expect(place.queryByRole('button', { name: /^Resend/ })).not.toBeInTheDocument();
});

test('K1 a selection without an email to resend can only be dismissed', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/mails' });
  await owner.click(within(await rowOf(/Daniel Reyes/)).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Resend selected' })).toBeDisabled();
  await owner.click(within(await rowOf(/Maren Okafor Confirmation/)).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Resend 1 of 2 selected' })).toBeEnabled();
});

test('K1 several emails are dismissed at once, and Undo restores them', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/mails' });
  await rowOf(/Daniel Reyes/);
  for (const box of screen.getAllByRole('checkbox', { name: /^Select The/ }).slice(0, 2)) await owner.click(box);
  await owner.click(screen.getByRole('button', { name: 'Dismiss selected' }));
  expect(await sent(/^2 emails are dismissed\./)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rowOf(/Maren Okafor Confirmation/)).toBeVisible();
});

test('N1 the origin filter shows newsletter emails only', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/mails' });
  await owner.click(await screen.findByRole('tab', { name: 'Newsletter' }));
  expect(address()).toBe('/admin/mails?of=campaign');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Maren/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /What November taught me/ })).toBeVisible();
});

test('K1 a booking lists its emails and resends a failed one', async () => {
  const reminder = aMail({
    kind: 'reminder',
    state: 'waiting',
    bookingId: maren.id,
    attempts: 0,
    reason: '',
    dueAt: new Date(inAWeek.getTime() - 86_400_000),
    givenUpAt: undefined,
  });
  const known = { ...seed, mails: [confirmation, reminder] };
  const { owner } = await openDashboard({ seed: known, address: `/admin/bookings/${maren.id}` });
  const place = within(await screen.findByRole('region', { name: 'Emails' }));
  expect(await place.findByText('Not sent')).toBeVisible();
  expect(place.getByText(/^Scheduled for /)).toBeVisible();
  expect(place.getByText(/This mailbox doesn’t exist\. Failed Nov 20, 2026/)).toBeVisible();
  await owner.click(place.getByRole('button', { name: /^Resend/ }));
  expect(await place.findByText('Sent')).toBeVisible();
});

test('K1 emails that fail to load leave the other booking details visible', async () => {
  await openDashboard({ seed, fails: 'mails.ofBooking', address: `/admin/bookings/${maren.id}` });
  expect(await screen.findByText('The emails of this booking couldn’t be loaded.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText(maren.company)).toBeVisible();
});

test('A4 the command palette finds the undelivered emails', async () => {
  const { owner } = await openDashboard({ seed, address: '/admin/bookings' });
  await owner.keyboard('{Control>}k{/Control}');
  await owner.type(await screen.findByRole('combobox', { name: /Search bookings/ }), 'review unsent');
  await owner.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/mails'));
});
