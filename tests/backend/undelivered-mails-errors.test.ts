import { owner } from './api';
import { dismissAll } from './undelivered';

beforeAll(async () => {
  await dismissAll();
});

const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID());

test.each<[string, string, Record<string, unknown>, string | null]>([
  ['pages before the first', 'undelivered_mails', { first: -5, at_most: -1 }, null],
  ['a page of a million', 'undelivered_mails', { at_most: 1_000_000 }, null],
  ['a kind that is a piece of SQL', 'undelivered_mails', { of_kind: "' or true --" }, null],
  ['a page that is no number', 'undelivered_mails', { first: 'x' }, '22P02'],
  ['a booking that is no id', 'booking_mails', { for_booking: 'x' }, '22P02'],
  ['no booking', 'booking_mails', { for_booking: null }, null],
  ['no list of emails', 'retry_mails', { mail_ids: null }, null],
  ['an empty list of emails', 'retry_mails', { mail_ids: [] }, null],
  ['a list of nothing', 'retry_mails', { mail_ids: [null] }, null],
  ['an email that is no id', 'retry_mails', { mail_ids: ['x'] }, '22P02'],
  ['more than a hundred emails', 'retry_mails', { mail_ids: tooMany }, 'PT422'],
  ['more than a hundred emails', 'dismiss_mails', { mail_ids: tooMany }, 'PT422'],
  ['neither yes nor no', 'dismiss_mails', { mail_ids: [crypto.randomUUID()], is_dismissed: null }, null],
])('%s with %s returns a result or an error, never a 500', async (_what, name, args, code) => {
  const { data, error } = await owner().rpc(name, args);
  expect(error?.code ?? null).toBe(code);
  if (!code) expect([0, []]).toContainEqual(data);
});
