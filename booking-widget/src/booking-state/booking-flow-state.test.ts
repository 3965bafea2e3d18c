import {
  bookingFlowReducer,
  chosenBooking,
  hasTypedDetails,
  startBookingFlow,
  type BookingFlowEvent,
} from './booking-flow-state';

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
  { type: 'slotChanged', date: '2026-11-24' },
  { type: 'slotChanged', time: '9:00 AM' },
  { type: 'continued' },
];
const typed: BookingFlowEvent[] = [...chosenSlot, { type: 'detailsChanged', details: { firstName: 'Maria' } }];
const lost = { type: 'slotLost', date: '2026-11-24', time: '9:00 AM' } as const;

test('B3 the visitor stays on the first step until a service is chosen', () => {
  expect(after([{ type: 'continued' }]).step).toBe('service');
  expect(after(chosenService).step).toBe('slot');
});

test('B3 the visitor stays on the second step until date and time are chosen', () => {
  expect(after([...chosenService, { type: 'continued' }]).step).toBe('slot');
  expect(after([...chosenService, { type: 'slotChanged', date: '2026-11-24' }, { type: 'continued' }]).step).toBe(
    'slot',
  );
  expect(after(chosenSlot).step).toBe('details');
});

test('B3 a time without a date cannot be booked', () => {
  expect(chosenBooking(after([...chosenService, { type: 'slotChanged', time: '9:00 AM' }]))).toBeNull();
});

test('B3 another date clears the time, the same date keeps it', () => {
  expect(after([...chosenSlot, { type: 'slotChanged', date: '2026-11-24' }]).time).toBe('9:00 AM');
  expect(after([...chosenSlot, { type: 'slotChanged', date: '2026-11-25' }]).time).toBeNull();
});

test('B3 Back goes back one step at a time and keeps everything', () => {
  const slot = after([...typed, { type: 'wentBack' }]);
  expect(slot).toMatchObject({ step: 'slot', date: '2026-11-24', time: '9:00 AM', details: { firstName: 'Maria' } });
  const service = bookingFlowReducer(slot, { type: 'wentBack' });
  expect(service).toMatchObject({ step: 'service', serviceId: 'executive', date: '2026-11-24', time: '9:00 AM' });
  expect(bookingFlowReducer(service, { type: 'wentBack' })).toBe(service);
});

test('B10 a replacement for a lost time stays on the details step and keeps the request id', () => {
  const slot = { date: '2026-11-25', time: '2:00 PM' };
  const state = after([...typed, lost, { type: 'slotChanged', ...slot }]);
  expect(state).toMatchObject({
    ...slot,
    step: 'details',
    lostSlot: { date: '2026-11-24', time: '9:00 AM' },
    details: { firstName: 'Maria' },
    requestId: 'request-1',
  });
});

test('B10 a lost time is remembered, unless the form is about another time by then', () => {
  expect(after([...typed, lost]).lostSlot).toEqual({ date: '2026-11-24', time: '9:00 AM' });
  expect(after([...typed, { ...lost, time: '10:00 AM' }]).lostSlot).toBeNull();
});

test('B10 choosing another time goes back to the slots and keeps details and lost time', () => {
  const state = after([...typed, lost, { type: 'anotherTimeWanted' }]);
  expect(state).toMatchObject({
    step: 'slot',
    date: '2026-11-24',
    time: null,
    lostSlot: { date: '2026-11-24', time: '9:00 AM' },
    details: { firstName: 'Maria' },
  });
  const chosen = bookingFlowReducer(state, { type: 'slotChanged', time: '2:00 PM' });
  expect(bookingFlowReducer(chosen, { type: 'continued' }).lostSlot).toBeNull();
});

test('B11 only entered details count as unsaved', () => {
  expect(hasTypedDetails(start())).toBe(false);
  expect(hasTypedDetails(after(chosenSlot))).toBe(false);
  expect(hasTypedDetails(after(typed))).toBe(true);
});

test('B12 a bookable service is preselected', () => {
  expect(start('keynote')).toMatchObject({ step: 'service', serviceId: 'keynote', askedFor: null });
});

test('B12 a service without direct booking is mentioned in the message, which does not count as unsaved', () => {
  const state = start('retreats');
  expect(state).toMatchObject({ step: 'service', serviceId: null, askedFor: { id: 'retreats' } });
  expect(state.details.message).toBe('I am interested in Destination Retreats.');
  expect(hasTypedDetails(state)).toBe(false);
});

test('an unknown service is ignored', () => {
  expect(start('astrology')).toEqual(start());
});

test('X4 prefilled details do not count as unsaved', () => {
  const state = start('retreats', { email: 'maren@northwind.example' });
  expect(state.details).toMatchObject({
    email: 'maren@northwind.example',
    message: 'I am interested in Destination Retreats.',
  });
  expect(hasTypedDetails(state)).toBe(false);
});

test('B9 choosing a time zone keeps date and time', () => {
  const state = after([...typed, { type: 'slotChanged', timeZone: 'Asia/Tokyo' }]);
  expect(state).toMatchObject({ date: '2026-11-24', time: '9:00 AM', timeZone: 'Asia/Tokyo' });
});
