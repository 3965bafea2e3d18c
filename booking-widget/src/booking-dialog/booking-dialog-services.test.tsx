import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aBooking, aService, createFakeVisitorClient } from 'data-client/testing';
import {
  book,
  bookButton,
  chooseService,
  continueButton,
  friday,
  openBooking,
  openFilledBooking,
  sentBookings,
  stepHeading,
} from '../testing/booking-page';

const career = aService({ id: 'career', name: 'Career Coaching', bookingMinutes: 180, priceLabel: '€90', position: 1 });
const renamed = aService({ name: 'Leading Well', position: 2 });
const archived = aService({ id: 'executive', name: 'Executive Coaching', position: 3, archivedAt: friday });
const withServices = (...services: (typeof career)[]) => createFakeVisitorClient({ bookings: [], services });

const offers = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

test('SV2 the form offers the owner’s bookable services in her order, and times for their duration', async () => {
  const hidden = aService({ id: 'retreats', isBookable: false, position: 0 });
  const { visitor } = await openBooking({ client: withServices(renamed, archived, career, hidden) });
  await waitFor(() =>
    expect(offers()).toEqual([
      expect.stringMatching(/^Career Coaching.*180 min€90$/),
      expect.stringMatching(/^Leading Well/),
    ]),
  );
  await chooseService(visitor, /Career Coaching/);
  await visitor.click(screen.getByRole('radio', { name: /Tuesday, November 24/ }));
  expect(screen.getByRole('radio', { name: /^2:00 PM/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^3:00 PM/ })).not.toBeInTheDocument();
});

test('SV1 the times offered respect the chosen service’s buffer', async () => {
  const { visitor, client } = await openBooking({ client: withServices(career) });
  await chooseService(visitor, /Career Coaching/);
  const asked = client.fake.calls.findLast(({ operation }) => operation === 'bookings.takenRanges');
  expect(asked?.input).toMatchObject({ serviceType: 'career' });
});

test('SV2 the German form keeps a name that the owner has changed', async () => {
  const untouched = aService({ id: 'retreats', name: 'Destination Retreats' });
  await openBooking({ client: withServices(renamed, untouched), locale: 'de' });
  await waitFor(() =>
    expect(offers()).toEqual([
      expect.stringMatching(/^Retreats an besonderen Orten/),
      expect.stringMatching(/^Leading Well/),
    ]),
  );
});

test.each(['executive', 'astrology'])('SV4 "%s" is not offered: one sentence, and the choice', async (service) => {
  await openBooking({ client: withServices(career, archived), service });
  await waitFor(() => expect(offers()).toHaveLength(1));
  expect(screen.getByText(/I don’t offer the service you asked for/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /Career Coaching/ })).not.toBeChecked();
});

test.each([
  ['archived', archived, /I don’t offer the service you asked for/],
  ['closed for booking', { ...archived, archivedAt: null, isBookable: false }, /You asked about Executive Coaching/],
])('SV4 a service is %s while the form is open: the visitor chooses another and keeps the details', async (...now) => {
  const [, service, sentence] = now;
  const { visitor, client } = await openFilledBooking();
  client.backend.services = [career, service];
  client.fake.fail('bookings.create', new DataError('invalid', { field: 'serviceType' }));
  await visitor.click(bookButton());
  await stepHeading('Choose a service');
  expect(screen.getByText(sentence)).toBeVisible();
  client.fake.heal();
  await chooseService(visitor, /Career Coaching/);
  await visitor.click(continueButton());
  expect(screen.getByLabelText('First name')).toHaveValue('Maren');
  await book(visitor);
  expect(sentBookings(client).at(-1)).toMatchObject({ serviceType: 'career', time: '10:00 AM' });
});

test('SV2 a site without a bookable service says so', async () => {
  await openBooking({ client: withServices(archived) });
  expect(await screen.findByText(/^I’m not taking online bookings right now\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test.each([
  ['without a bookable service', [], archived],
  ['without a free time', ['2026-11-22', '2026-12-07'], career],
])('B3 a site %s links its contact section; without an address, it is text', async (_, [from, to], service) => {
  const days = from && to ? { startsAt: new Date(from), endsAt: new Date(to) } : undefined;
  const client = createFakeVisitorClient({ bookings: days ? [aBooking(days)] : [], services: [service] });
  const openStep = async (contactAddress?: string) => {
    const opened = await openBooking({ client, contactAddress });
    if (days) await chooseService(opened.visitor, /Career Coaching/);
    return opened;
  };
  const { unmount } = await openStep();
  const text = (await screen.findByText(/send me a message/)).textContent;
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  unmount();
  const { visitor } = await openStep('#/#contact');
  const link = await screen.findByRole('link', { name: 'send me a message' });
  expect(link).toHaveAttribute('href', '#/#contact');
  expect(link.parentElement).toHaveTextContent(text!);
  await visitor.click(link);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** A form with typed details and a link, because the chosen service has been archived. */
async function openLinked() {
  window.location.hash = '#/#contact';
  const { visitor, client } = await openFilledBooking({ contactAddress: '#/#contact' });
  client.backend.services = [archived];
  client.fake.fail('bookings.create', new DataError('invalid', { field: 'serviceType' }));
  await visitor.click(bookButton());
  return { visitor, link: () => screen.findByRole('link', { name: 'send me a message' }) };
}

test('B11 that link asks before typed details are lost, even at its own address', async () => {
  const { visitor, link } = await openLinked();
  await visitor.click(await link());
  await visitor.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await visitor.click(await link());
  await visitor.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])('B11 with %s, that link leaves the dialog open', async (key) => {
  const { visitor, link } = await openLinked();
  const handleClick = jest.fn<void, [MouseEvent]>();
  addEventListener('click', handleClick, { once: true });
  await visitor.keyboard(`{${key}>}`);
  await visitor.click(await link());
  expect(handleClick.mock.lastCall?.[0].defaultPrevented).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('WO3 while no services are known the form waits, then shows an error, and Try again reads them', async () => {
  const client = withServices(career);
  const release = client.fake.hold('services.list');
  client.fake.fail('services.list', new DataError('server'));
  const { visitor } = await openBooking({ client, contactAddress: '#/#contact' });
  expect(screen.getByText('Loading the services')).toBeInTheDocument();
  expect(offers()).toEqual([]);
  release();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Online booking isn’t available right now. Please try again later, or send me a message.',
  );
  expect(screen.getByRole('link', { name: 'send me a message' })).toHaveAttribute('href', '#/#contact');
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(offers()).toEqual([expect.stringMatching(/^Career Coaching/)]));
});

test('decision 21 the form says so, and asks for nothing, while the coach takes no bookings', async () => {
  const client = withServices(renamed);
  client.backend.settings.booking_enabled = false;
  await openBooking({ client, service: renamed.id });
  expect(await screen.findByText(/^I’m not taking online bookings right now\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
