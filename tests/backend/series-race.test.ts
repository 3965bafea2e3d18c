import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const patience = 600_000;
const projectRoot = path.resolve(__dirname, '../..');

// CROWD=10000 makes it larger.
test(
  'OB3 visitors, moves and series at once cause no overlap and no partial series',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/backend/series-crowd.mjs'], {
      cwd: projectRoot,
      timeout: patience,
    });
    const outcome = JSON.parse(stdout);
    expect(outcome).toMatchObject({ overlaps: 0, partial: 0 });
    expect(outcome.attempts).toBeGreaterThanOrEqual(process.env.DATABASE_URL ? 2000 : 300);
    expect(Object.keys(outcome.answers).toSorted()).toEqual(['PT409', 'booked']);
    expect(outcome.series).toBeGreaterThan(0);
    if (process.env.DATABASE_URL) expect(outcome.midnight).toEqual(['booked', 'PT409']);
  },
  patience,
);
