import { draftOf, hasProblem, isDayOff, problemsOf, rulesOf, withoutTime, withTime } from './rules-draft';
import { usualRules } from 'data-client/testing';

const day = { startTimes: ['9:00 AM', '1:00 PM'], endsBy: '17:30' };
const draft = draftOf(usualRules);

test('B5 saved rules survive a round trip through the form', () => {
  expect(rulesOf(draft)).toEqual(usualRules);
  expect(hasProblem(problemsOf(draft))).toBe(false);
  expect(rulesOf({ ...draft, cap: ' 4 ', notice: '24' })).toMatchObject({ dailyCap: 4, minimumNoticeHours: 24 });
});

test('B5 a new time is inserted in order', () => {
  expect(withTime(day, '10:35')).toEqual({ ...day, startTimes: ['9:00 AM', '10:35 AM', '1:00 PM'] });
  expect(withTime(day, '12:00')).toMatchObject({ startTimes: ['9:00 AM', '12:00 PM', '1:00 PM'] });
  expect(withoutTime(day, '9:00 AM').startTimes).toEqual(['1:00 PM']);
});

test.each([
  ['', 'Please choose a time.'],
  ['09:00', '9:00 AM is already in the list.'],
  ['09:02', 'Please choose a time in steps of five minutes.'],
  ['03:30', 'Please choose 4:00 AM or later, because clocks change at night.'],
])('B5 the time “%s” is rejected with a reason', (clock, words) => {
  expect(withTime(day, clock)).toBe(words);
});

test('B5 a day takes at most 24 times', () => {
  const startTimes = Array.from({ length: 24 }, (_, index) => `9:${String(index * 2 + 10)} AM`);
  expect(withTime({ startTimes, endsBy: '17:30' }, '12:00')).toBe('A day can have at most 24 times.');
});

test.each([
  [{ ...day, endsBy: '' }, /when the last consultation ends/],
  [{ ...day, endsBy: '17:31' }, /steps of five minutes/],
  [{ ...day, endsBy: '13:00' }, /The last consultation starts at 1:00 PM/],
])('B5 a day like %j shows its error', (wrong, words) => {
  const problems = problemsOf({ ...draft, week: draft.week.with(2, wrong) });
  expect(problems.week[2]).toMatch(words);
  expect(hasProblem(problems)).toBe(true);
});

test.each([
  ['notice', '-1'],
  ['notice', '1.5'],
  ['notice', '241'],
  ['notice', ''],
  ['move', '241'],
  ['cancel', '-1'],
  ['buffer', '7'],
  ['buffer', '125'],
  ['cap', '0'],
  ['cap', '25'],
  ['cap', 'many'],
] as const)('B5 %s “%s” is rejected with a reason', (name, text) => {
  expect(problemsOf({ ...draft, [name]: text })[name]).toMatch(/^Please write a .*\.$/);
});

test('B4 a day without times is a day off', () => {
  expect([isDayOff(day), isDayOff({ ...day, startTimes: [] })]).toEqual([false, true]);
});

test('ZN1 travel dates that overlap show an error at the later ones', () => {
  const trip = { firstDay: '2031-05-10', lastDay: '2031-05-12', zone: 'Asia/Tokyo' };
  const traveling = { ...draft, travel: [trip, { ...trip, firstDay: '2031-05-12', lastDay: '2031-05-13' }] };
  expect(problemsOf(traveling).travel[1]?.firstDay).toBe('These dates overlap with other travel dates.');
});
