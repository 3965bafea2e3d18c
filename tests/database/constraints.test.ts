import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { constraintBreaks } from './constraint-breaks.mjs';

jest.setTimeout(120_000);

let outcome: { rejectedBy: Record<string, string>; all: string[] };

beforeAll(async () => {
  const cwd = path.resolve(__dirname, '../..');
  const run = promisify(execFile)(process.execPath, ['tests/database/break-constraints.mjs'], { cwd });
  outcome = JSON.parse((await run).stdout) as typeof outcome;
});

test('every constraint is in the list', () => {
  expect(Object.keys(constraintBreaks).toSorted()).toEqual(outcome.all);
});

test.each(Object.keys(constraintBreaks))('%s holds without the functions and triggers in front of it', (name) => {
  expect(outcome.rejectedBy[name]).toBe(name);
});
