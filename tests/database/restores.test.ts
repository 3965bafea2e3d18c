import { printedBy } from '../printed-by';

test('BK2 files of other schemas are rejected, and uploads of a restore that was given up are deleted', async () => {
  expect(await printedBy('tests/database/watch-restores.ts')).toEqual({
    'files of other schemas': ['older', 'newer', 'unknown', 'unknown'],
    uploaded: [true, 1],
    'running after an upload': true,
    'running three minutes later': false,
    'pages while it may go on': 1,
    'goes on': [true, true],
    'pages a day later': 0,
    'unfinished a day later': null,
    'uploaded after that': ['ended', 0],
    'pages after the next restore began': 0,
    'uploaded for the replaced one': ['ended', 0],
    canceled: ['cancelled', 0, 'ended', 0],
    'restorable deletions after a restore': 1,
    'a private setting that is public in the file': false,
  });
});
