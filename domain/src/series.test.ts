import { seriesDates } from './series.ts';

test('OB3 a series repeats every n weeks, over the ends of months and years', () => {
  expect(seriesDates('2026-12-15', { everyWeeks: 2, times: 3 })).toEqual(['2026-12-15', '2026-12-29', '2027-01-12']);
});
