import { draftOf, hasProblem, isDayOff, problemsOf, rulesOf, withoutTime, withTime } from './rules-draft';
import { usualRules } from 'data-client/testing';

const day = { startTimes: ['9:00 AM', '1:00 PM'], endsBy: '17:30' };
const draft = draftOf(usualRules);

test('B5 what is saved comes out of the form as it went in', () => {
  expect(rulesOf(draft)).toEqual(usualRules);
  expect(hasProblem(problemsOf(draft))).toBe(false);
  expect(rulesOf({ ...draft, cap: ' 4 ', notice: '24' })).toMatchObject({ dailyCap: 4, minimumNoticeHours: 24 });
});

test('B5 a new time finds its place in the day', () => {
  expect(withTime(day, '10:35')).toEqual({ ...day, startTimes: ['9:00 AM', '10:35 AM', '1:00 PM'] });
  expect(withTime(day, '12:00')).toMatchObject({ startTimes: ['9:00 AM', '12:00 PM', '1:00 PM'] });
  expect(withoutTime(day, '9:00 AM').startTimes).toEqual(['1:00 PM']);
});

test.each([
  ['', 'Please choose a time.'],
  ['09:00', '9:00 AM is there already.'],
  ['09:02', 'Please choose a time in steps of five minutes.'],
  ['03:30', 'Please choose 4:00 AM or later: clocks change in the night.'],
])('B5 the time “%s” is refused in words', (clock, words) => {
  expect(withTime(day, clock)).toBe(words);
});

test('B5 a day takes twenty-four times, and no more', () => {
  const startTimes = Array.from({ length: 24 }, (_, index) => `9:${String(index * 2 + 10)} AM`);
  expect(withTime({ startTimes, endsBy: '17:30' }, '12:00')).toBe('A day takes 24 times at most.');
});

test.each([
  [{ ...day, endsBy: '' }, /by when every conversation is over/],
  [{ ...day, endsBy: '17:31' }, /steps of five minutes/],
  [{ ...day, endsBy: '13:00' }, /The last conversation begins at 1:00 PM/],
])('B5 a day like %j is told what is wrong with it', (wrong, words) => {
  const problems = problemsOf({ ...draft, week: draft.week.with(2, wrong) });
  expect(problems.week[2]).toMatch(words);
  expect(hasProblem(problems)).toBe(true);
});

test.each([
  ['notice', '-1'],
  ['notice', '1.5'],
  ['notice', '241'],
  ['notice', ''],
  ['buffer', '7'],
  ['buffer', '125'],
  ['cap', '0'],
  ['cap', '25'],
  ['cap', 'many'],
] as const)('B5 %s “%s” is refused in words', (name, text) => {
  expect(problemsOf({ ...draft, [name]: text })[name]).toMatch(/^Please write a .*\.$/);
});

test('B4 a day without times is a day off', () => {
  expect([isDayOff(day), isDayOff({ ...day, startTimes: [] })]).toEqual([false, true]);
});
