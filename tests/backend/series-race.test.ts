import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const projectRoot = path.resolve(__dirname, '../..');

test('OB3 visitors, moves and series at once cause no overlap and no partial series', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/backend/series-crowd.mjs'], {
    cwd: projectRoot,
  });
  const outcome = JSON.parse(stdout);
  expect(outcome).toMatchObject({ attempts: process.env.DATABASE_URL ? 10_000 : 500, overlaps: 0, partial: 0 });
  expect(Object.keys(outcome.answers).toSorted()).toEqual(['PT409', 'booked']);
  expect(outcome.series).toBeGreaterThan(0);
}, 240_000);
