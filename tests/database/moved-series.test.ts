import { printedBy } from '../printed-by';

test('OB2 OB3 one email announces all new times of a series, and a request among them gets its own', async () => {
  const three = (time: string) => Array(3).fill(time);
  expect(await printedBy('tests/database/watch-moved-series.ts')).toEqual({
    booked: [{ subject: 'Your 3 consultations from Tuesday, March 4, 2031', times: three('10:00 AM') }],
    moved: [{ subject: 'Moved: your 3 consultations, now starting Tuesday, March 4, 2031', times: three('2:00 PM') }],
    withRequest: [
      { subject: 'Moved: your 2 consultations, now starting Tuesday, March 4, 2031', times: ['4:00 PM', '4:00 PM'] },
      { subject: expect.stringMatching(/^Moved: your request is now for Tuesday, March 11/), times: ['4:00 PM'] },
    ],
  });
});
