import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitorTimeZone } from 'domain/slot-format';
import { aBooking, createFakeVisitorClient, TestDataProvider, usualRules } from 'data-client/testing';
import { useState } from 'react';
import { renderWithTheme } from 'shared-ui/testing';
import { changeSlot, type SlotChoice } from '../booking-state/slot';
import { continueButton, dateRadios, setVisitorTimeZone, type Visitor } from '../testing/booking-page';
import { ChooseSlotStep } from './choose-slot-step';

beforeEach(() => setVisitorTimeZone('America/New_York'));
const bookings = [
  aBooking({ date: '2026-11-23', time: '10:00 AM' }),
  aBooking({
    date: '2026-11-24',
    startsAt: new Date('2026-11-24T14:00:00Z'),
    endsAt: new Date('2026-11-24T22:00:00Z'),
  }),
];

function Step({ onContinue }: { onContinue: () => void }) {
  const [choice, setChoice] = useState<SlotChoice>({ date: null, time: null, timeZone: visitorTimeZone() });
  return (
    <ChooseSlotStep
      durationMinutes={60}
      choice={choice}
      onChoose={(change) => setChoice(changeSlot(choice, change))}
      onBack={() => {}}
      onContinue={onContinue}
    />
  );
}

function showStep({ client = createFakeVisitorClient({ bookings }) } = {}) {
  const onContinue = jest.fn();
  renderWithTheme(
    <TestDataProvider client={client}>
      <Step onContinue={onContinue} />
    </TestDataProvider>,
  );
  return { visitor: userEvent.setup(), client, onContinue };
}

const chooseDate = async (visitor: Visitor, name: RegExp) => visitor.click(await screen.findByRole('radio', { name }));

test('B3 times appear only after a date is chosen, and both are needed to continue', async () => {
  const { visitor, onContinue } = showStep();
  await screen.findByRole('group', { name: 'Date' });
  expect(screen.queryByRole('radio', { name: /AM|PM/ })).not.toBeInTheDocument();
  await visitor.click(continueButton());
  expect(screen.getByText('Please choose a date.')).toBeVisible();
  expect(dateRadios()[0]).toHaveFocus();
  await chooseDate(visitor, /Monday, November 23/);
  // The visitor is about to choose it.
  expect(screen.queryByText(/^Please choose/)).not.toBeInTheDocument();
  await visitor.click(continueButton());
  expect(screen.getByText('Please choose a time.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toHaveFocus();
  expect(onContinue).not.toHaveBeenCalled();
  await visitor.click(screen.getByRole('radio', { name: '11:00 AM' }));
  await visitor.click(continueButton());
  expect(onContinue).toHaveBeenCalledTimes(1);
});

test('B4 ten weekdays from tomorrow can be chosen', async () => {
  showStep();
  await screen.findByRole('group', { name: 'Date' });
  const november = ['23', '24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);
  const december = ['01', '02', '03', '04'].map((day) => `2026-12-${day}`);
  expect(dateRadios().map(({ value }) => value)).toEqual([...november, ...december]);
});

test('B4 a form that stays open over midnight offers the days from the new tomorrow and reports a lost time', async () => {
  const timers = jest.spyOn(window, 'setInterval');
  const { visitor } = showStep();
  await chooseDate(visitor, /Monday, November 23/);
  await visitor.click(await screen.findByRole('radio', { name: '9:00 AM' }));
  jest.setSystemTime(new Date('2026-11-23T06:00:00Z'));
  act(() => timers.mock.calls.forEach(([tick, ms]) => ms === 60_000 && (tick as () => void)()));
  expect(dateRadios()[0]).toHaveAttribute('value', '2026-11-24');
  expect(screen.getByRole('alert')).toHaveTextContent('9:00 AM is no longer available. Please choose another time.');
  // No date is chosen anymore, so no times are shown or loaded.
  expect(screen.queryByRole('radio', { name: '9:00 AM' })).not.toBeInTheDocument();
  expect(screen.queryByText('Loading available times')).not.toBeInTheDocument();
});

test('B5 seven times are grouped into morning and afternoon, and taken ones are disabled', async () => {
  const { visitor } = showStep();
  await chooseDate(visitor, /Monday, November 23/);
  expect(await screen.findByRole('group', { name: 'Morning' })).toHaveTextContent('9:00 AM10:00 AMTaken11:00 AM');
  expect(screen.getByRole('group', { name: 'Afternoon' })).toHaveTextContent('1:00 PM2:00 PM3:00 PM4:00 PM');
  expect(screen.getByRole('radio', { name: '10:00 AM Taken' })).toBeDisabled();
  expect(screen.getByText('All times are Eastern Time.')).toBeVisible();
});

test('B5 shows the visitor’s local time and day shift next to the coach’s time', async () => {
  setVisitorTimeZone('Australia/Sydney');
  const { visitor } = showStep();
  await chooseDate(visitor, /Monday, November 23/);
  expect(await screen.findByRole('radio', { name: '9:00 AM 1:00 AM, next day your time' })).toBeEnabled();
  expect(
    screen.getByText('Eastern Time. Your local time (Australian Eastern Daylight Time) is shown below each slot.'),
  ).toBeVisible();
});

test('B5 a fully booked day is labeled and disabled', async () => {
  showStep();
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /Tuesday, November 24, 2026, fully booked/ })).toBeDisabled(),
  );
});

test('B5 says that no time is free, instead of asking for one', async () => {
  const twoWeeks = aBooking({ startsAt: new Date('2026-11-22T00:00:00Z'), endsAt: new Date('2026-12-07T00:00:00Z') });
  showStep({ client: createFakeVisitorClient({ bookings: [twoWeeks] }) });
  expect(await screen.findByText(/^I have no free times in the next two weeks\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Next available time|Continue/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('B5 shows an error with a retry when the times cannot be loaded', async () => {
  const client = createFakeVisitorClient({ bookings });
  client.fake.fail('bookings.takenRanges');
  const { visitor } = showStep({ client });
  expect(await screen.findByText('The available times couldn’t be loaded.')).toBeVisible();
  await chooseDate(visitor, /Monday, November 23/);
  expect(screen.queryByRole('button', { name: /^Next available time/ })).not.toBeInTheDocument();
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: '9:00 AM' })).toBeEnabled();
});

test('B5 shows and announces that the times are loading', async () => {
  const client = createFakeVisitorClient({ bookings });
  const release = client.fake.hold('bookings.takenRanges');
  const { visitor } = showStep({ client });
  expect(await screen.findByRole('button', { name: 'Next available time', busy: true })).toBeVisible();
  await chooseDate(visitor, /Monday, November 23/);
  expect(screen.getByText('Loading available times')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('radio', { name: '9:00 AM' })).toBeEnabled();
});

test('B4 offers the usual hours when the coach’s cannot be loaded', async () => {
  const client = createFakeVisitorClient({ bookings });
  client.fake.fail('bookings.availability');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  showStep({ client });
  await screen.findByRole('group', { name: 'Date' });
  expect(dateRadios()).toHaveLength(10);
});

test('B4 shows a note when the coach takes no bookings', async () => {
  const rules = { ...usualRules, week: usualRules.week.map((day) => ({ ...day, startTimes: [] })) };
  showStep({ client: createFakeVisitorClient({ bookings: [], rules }) });
  expect(await screen.findByText(/not taking online bookings/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});

test('ZN3 times of a zone that this browser does not know have the zone’s offset', async () => {
  const zones = { home: 'America/Unheard_Of', homeOffset: -180, travel: [] };
  const { visitor } = showStep({ client: createFakeVisitorClient({ bookings: [], rules: { ...usualRules, zones } }) });
  await chooseDate(visitor, /Monday, November 23/);
  expect(await screen.findByRole('radio', { name: /^9:00 AM.*7:00 AM/ })).toBeVisible();
  expect(screen.getByText(/GMT-03:00/)).toBeVisible();
});
