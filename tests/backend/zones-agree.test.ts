import { printedBy } from '../printed-by';

test('ZN2 database and site agree on the wall-clock time of every zone over both clock changes', async () => {
  type Outcome = { zones: number; differing: string[]; wrong: unknown[] };
  const { zones, differing, wrong } = await printedBy<Outcome>('tests/backend/find-zone-differences.ts');
  expect(zones).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
  // Governments change rules: few zones differ between two releases of the time zone data.
  expect(differing.length).toBeLessThan(zones / 40);
});
