import { addDays, daysBetween, isDate, mondayOf, weekdayOf } from './dates';

test('adds days across months, leap days and clock changes', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-11-01', 7)).toBe('2026-11-08');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test('counts the days between two dates in both directions', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('weeks start on Monday', () => {
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  for (const date of ['2026-11-23', '2026-11-26', '2026-11-29']) expect(mondayOf(date)).toBe('2026-11-23');
  expect([mondayOf('2026-03-08'), mondayOf('2027-01-01')]).toEqual(['2026-03-02', '2026-12-28']);
});

test.each(['2026-13-01', '2026-02-30', '2027-02-29', '2026-11', 'tomorrow', '', '2026-11-23T09:00'])(
  '%j is not a date',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);
