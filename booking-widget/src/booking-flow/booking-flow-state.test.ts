import { DataError, type Booking } from 'data-client';

import { bookingFlowReducer, hasTypedDetails, startBookingFlow, type BookingFlowEvent } from './booking-flow-state';

const start = (service?: string, prefill?: { email: string }) =>
  startBookingFlow({
    service,
    prefill,
    timeZone: 'Europe/Berlin',
    requestId: 'request-1',
    interestedIn: ({ name }) => `I am interested in ${name}.`,
  });

function after(events: BookingFlowEvent[], service?: string) {
  return events.reduce(bookingFlowReducer, start(service));
}

const chosenService: BookingFlowEvent[] = [{ type: 'serviceChosen', serviceId: 'executive' }, { type: 'continued' }];
const chosenSlot: BookingFlowEvent[] = [
  ...chosenService,
  { type: 'dateChosen', date: '2026-11-24' },
  { type: 'timeChosen', time: '9:00 AM' },
  { type: 'continued' },
];
const typed: BookingFlowEvent[] = [...chosenSlot, { type: 'detailsChanged', details: { firstName: 'Maria' } }];
const booking = { id: 'booking-1' } as Booking;
const taken = new DataError('taken');

test('B3 the visitor stays on the first step until a service is chosen', () => {
  expect(after([{ type: 'continued' }]).step).toBe('service');
  expect(after(chosenService).step).toBe('slot');
});

test('B3 the visitor stays on the second step until date and time are chosen', () => {
  expect(after([...chosenService, { type: 'continued' }]).step).toBe('slot');
  expect(after([...chosenService, { type: 'dateChosen', date: '2026-11-24' }, { type: 'continued' }]).step).toBe(
    'slot',
  );
  expect(after(chosenSlot).step).toBe('details');
});

test('B3 a time without a date is not a choice', () => {
  expect(after([...chosenService, { type: 'timeChosen', time: '9:00 AM' }]).time).toBeNull();
});

test('B3 another date asks for the time again, the same date keeps it', () => {
  expect(after([...chosenSlot, { type: 'dateChosen', date: '2026-11-24' }]).time).toBe('9:00 AM');
  expect(after([...chosenSlot, { type: 'dateChosen', date: '2026-11-25' }]).time).toBeNull();
});

test('B3 Back goes back one step at a time and keeps everything', () => {
  const slot = after([...typed, { type: 'wentBack' }]);
  expect(slot).toMatchObject({ step: 'slot', date: '2026-11-24', time: '9:00 AM', details: { firstName: 'Maria' } });
  const service = bookingFlowReducer(slot, { type: 'wentBack' });
  expect(service).toMatchObject({ step: 'service', serviceId: 'executive', date: '2026-11-24', time: '9:00 AM' });
  expect(bookingFlowReducer(service, { type: 'wentBack' })).toBe(service);
});

test('B7 while a booking is being sent there is no way back', () => {
  expect(after([...typed, { type: 'sendStarted' }, { type: 'wentBack' }]).step).toBe('details');
});

test('B9 a booking that came back leads to the confirmation, and from there nowhere else', () => {
  const state = after([...typed, { type: 'sendStarted' }, { type: 'booked', booking }]);
  expect(state).toMatchObject({ step: 'confirmation', booking, submission: { state: 'idle' } });
  expect(bookingFlowReducer(state, { type: 'wentBack' }).step).toBe('confirmation');
});

test('B10 a failed send keeps the step, all that was typed and the same request', () => {
  const before = after(typed);
  const state = after([...typed, { type: 'sendStarted' }, { type: 'sendFailed', error: taken }]);
  expect(state).toEqual({
    ...before,
    lostSlot: { date: '2026-11-24', time: '9:00 AM' },
    submission: { state: 'failed', error: taken },
  });
});

test('B10 another time for a lost one is chosen where the form is, and sent with the same request', () => {
  const slot = { date: '2026-11-25', time: '2:00 PM' };
  const state = after([...typed, { type: 'sendFailed', error: taken }, { type: 'slotReplaced', ...slot }]);
  expect(state).toMatchObject({
    ...slot,
    step: 'details',
    submission: { state: 'idle' },
    lostSlot: { date: '2026-11-24', time: '9:00 AM' },
    details: { firstName: 'Maria' },
    requestId: 'request-1',
  });
});

test('B10 a time lost while typing is named, unless the booking is on its way or about another time by then', () => {
  const lost = { type: 'slotLost', date: '2026-11-24', time: '9:00 AM' } as const;
  expect(after([...typed, lost]).lostSlot).toEqual({ date: '2026-11-24', time: '9:00 AM' });
  expect(after([...typed, { type: 'sendStarted' }, lost]).lostSlot).toBeNull();
  expect(after([...typed, { ...lost, time: '10:00 AM' }]).lostSlot).toBeNull();
});

test('B10 the loser of a race goes back to the times with everything typed kept and the lost time named', () => {
  const state = after([
    ...typed,
    { type: 'sendStarted' },
    { type: 'sendFailed', error: taken },
    { type: 'anotherTimeWanted' },
  ]);
  expect(state).toMatchObject({
    step: 'slot',
    date: '2026-11-24',
    time: null,
    lostSlot: { date: '2026-11-24', time: '9:00 AM' },
    details: { firstName: 'Maria' },
    submission: { state: 'idle' },
  });
  const chosen = bookingFlowReducer(state, { type: 'timeChosen', time: '2:00 PM' });
  expect(bookingFlowReducer(chosen, { type: 'continued' }).lostSlot).toBeNull();
});

test('B11 only typed text counts as something to lose', () => {
  expect(hasTypedDetails(start())).toBe(false);
  expect(hasTypedDetails(after(chosenSlot))).toBe(false);
  expect(hasTypedDetails(after(typed))).toBe(true);
  expect(hasTypedDetails(after([...typed, { type: 'booked', booking }]))).toBe(false);
});

test('B12 a bookable service is preselected', () => {
  expect(start('keynote')).toMatchObject({ step: 'service', serviceId: 'keynote', askedFor: null });
});

test('B12 a service that cannot be booked by itself is noted in the message, which is nothing to lose', () => {
  const state = start('retreats');
  expect(state).toMatchObject({ step: 'service', serviceId: null, askedFor: { id: 'retreats' } });
  expect(state.details.message).toBe('I am interested in Destination Retreats.');
  expect(hasTypedDetails(state)).toBe(false);
});

test('an unknown service changes nothing', () => {
  expect(start('astrology')).toEqual(start());
});

test('X4 what a partner filled in is there, and is nothing the visitor could lose', () => {
  const state = start('retreats', { email: 'maren@northwind.example' });
  expect(state.details).toMatchObject({
    email: 'maren@northwind.example',
    message: 'I am interested in Destination Retreats.',
  });
  expect(hasTypedDetails(state)).toBe(false);
});

test('B9 the zone a visitor chose is kept to the confirmation', () => {
  const state = after([...typed, { type: 'timeZoneChosen', timeZone: 'Asia/Tokyo' }, { type: 'booked', booking }]);
  expect(state).toMatchObject({ step: 'confirmation', timeZone: 'Asia/Tokyo' });
});
