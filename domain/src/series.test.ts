import { seriesDates, shiftedSlots } from './series.ts';

test('OB3 a series repeats every n weeks, over the ends of months and years', () => {
  expect(seriesDates('2026-12-15', { everyWeeks: 2, times: 3 })).toEqual(['2026-12-15', '2026-12-29', '2027-01-12']);
});

const weekly = ['2026-10-27', '2026-11-03', '2026-11-10'].map((date) => ({ date, time: '10:00 AM' }));

test('OB2 OB3 all bookings of a series move by the same days and hours, over a change of clocks', () => {
  const to = { date: '2026-10-29', time: '2:30 PM' };
  expect(shiftedSlots(weekly, weekly[0]!, to)).toEqual(
    ['2026-10-29', '2026-11-05', '2026-11-12'].map((date) => ({ date, time: '2:30 PM' })),
  );
});

test.each([
  ['over midnight', { date: '2026-10-26', time: '11:00 PM' }, { date: '2026-11-02', time: '11:00 PM' }],
  ['to the next day', { date: '2026-10-28', time: '12:00 AM' }, { date: '2026-11-04', time: '12:00 AM' }],
])('OB2 OB3 a series moves %s', (_, to, second) => {
  expect(shiftedSlots(weekly, weekly[0]!, to)[1]).toEqual(second);
});

test('OB2 OB3 a booking of a series that has another time keeps its distance', () => {
  const slots = [weekly[0]!, { date: '2026-11-03', time: '4:00 PM' }];
  expect(shiftedSlots(slots, weekly[0]!, { date: '2026-10-27', time: '9:00 AM' })[1]).toEqual({
    date: '2026-11-03',
    time: '3:00 PM',
  });
});
