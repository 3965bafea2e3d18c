import { printedBy } from '../printed-by';

jest.setTimeout(600_000);

type Outcome = {
  attempts: number;
  answers: Record<string, number>;
  series: number;
  overlaps: number;
  partial: number;
  midnight: string[];
};

// CROWD=10000 makes it larger.
test('OB3 visitors, moves and series at once cause no overlap, no partial series and no deadlock', async () => {
  const outcome = await printedBy<Outcome>('tests/backend/series-crowd.ts');
  expect(outcome).toMatchObject({ overlaps: 0, partial: 0 });
  expect(outcome.attempts).toBeGreaterThanOrEqual(process.env.DATABASE_URL ? 2000 : 300);
  expect(Object.keys(outcome.answers).toSorted()).toEqual(['PT409', 'booked']);
  expect(outcome.series).toBeGreaterThan(0);
  if (process.env.DATABASE_URL) expect(outcome.midnight).toEqual(['booked', 'PT409']);
});
