import {
  bookingFlowReducer,
  hasTypedDetails,
  restoreBookingFlow,
  startBookingFlow,
  type BookingFlowEvent,
} from './booking-flow-state';

const start = (service?: string, prefill?: { email: string }) =>
  startBookingFlow({ service, prefill, timeZone: 'Europe/Berlin', requestId: 'request-1' });

const after = (events: BookingFlowEvent[]) => events.reduce(bookingFlowReducer, start());

const chosenService: BookingFlowEvent[] = [{ type: 'serviceChosen', serviceId: 'executive' }, { type: 'continued' }];
const chosenSlot: BookingFlowEvent[] = [
  ...chosenService,
  { type: 'slotChanged', date: '2026-11-24' },
  { type: 'slotChanged', time: '9:00 AM' },
  { type: 'continued' },
];
const typed: BookingFlowEvent[] = [...chosenSlot, { type: 'detailsChanged', details: { firstName: 'Maria' } }];
const lost = { type: 'slotLost', date: '2026-11-24', time: '9:00 AM' } as const;

test('B3 another date clears the time, the same date keeps it', () => {
  expect(after([...chosenSlot, { type: 'slotChanged', date: '2026-11-24' }]).time).toBe('9:00 AM');
  expect(after([...chosenSlot, { type: 'slotChanged', date: '2026-11-25' }]).time).toBeNull();
});

test('B10 a lost time is remembered, unless the form is about another time by then', () => {
  expect(after([...typed, lost]).lostSlot).toEqual({ date: '2026-11-24', time: '9:00 AM' });
  expect(after([...typed, { ...lost, time: '10:00 AM' }]).lostSlot).toBeNull();
});

test('X4 prefilled details do not count as unsaved', () => {
  const state = start('retreats', { email: 'maren@northwind.example' });
  expect(state.details).toMatchObject({ email: 'maren@northwind.example' });
  expect(hasTypedDetails(state)).toBe(false);
});

test('B9 choosing a time zone keeps date and time', () => {
  const state = after([...typed, { type: 'slotChanged', timeZone: 'Asia/Tokyo' }]);
  expect(state).toMatchObject({ date: '2026-11-24', time: '9:00 AM', timeZone: 'Asia/Tokyo' });
});

test('B10 a draft keeps the details except the honeypot’s', () => {
  const state = after([...typed, { type: 'detailsChanged', details: { website: 'filled in by an extension' } }]);
  expect(restoreBookingFlow(start(), JSON.stringify(state)).details).toMatchObject({ firstName: 'Maria', website: '' });
});
