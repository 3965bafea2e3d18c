import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(120_000);

test('PE1 PE2 of 10,000 identities with 110 names none is joined to another, and a deletion reads only its people', async () => {
  const cwd = path.resolve(__dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/database/gather-people.mjs'], { cwd });
  expect(JSON.parse(stdout)).toEqual({
    people: 10_000,
    joined: 0,
    'addresses of others': 0,
    names: 110,
    'rows read for a deletion': 0,
  });
});
