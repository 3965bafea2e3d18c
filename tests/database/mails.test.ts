import { printedBy } from '../printed-by';

// These seeds include each kind of fault that the database has had.
test('K1 clients learn the status and time of a booking, however often it changes while its emails are sent', async () => {
  expect(await printedBy('tests/database/watch-mails.ts', '50', '110')).toEqual([]);
});
