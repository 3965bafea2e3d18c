import { printedBy } from '../printed-by';

// These seeds include each kind of fault that the database has had.
test('K1 whatever is changed while emails are sent, clients learn the status and the time, and only those that they need', async () => {
  expect(await printedBy('tests/database/watch-mails.ts', '50', '110')).toEqual([]);
});
