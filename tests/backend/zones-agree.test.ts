import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('ZN2 database and site agree on the wall-clock time of every zone over both clock changes', () => {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'find-zone-differences.mjs')]);
  type Outcome = { zones: number; differing: string[]; wrong: unknown[] };
  const { zones, differing, wrong } = JSON.parse(output.toString()) as Outcome;
  expect(zones).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
  // Governments change rules: few zones differ between two releases of the time zone data.
  expect(differing.length).toBeLessThan(zones / 40);
}, 60_000);
