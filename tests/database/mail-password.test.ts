import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(120_000);

test('decision 3 saving the settings as they are shown keeps the SMTP password', async () => {
  const cwd = path.resolve(__dirname, '../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/database/watch-mail-password.mjs'], { cwd });
  expect(JSON.parse(stdout)).toEqual({
    typed: 'first',
    'saved as it is shown': 'first',
    replaced: 'second',
    emptied: null,
  });
});
