import { printedBy } from '../printed-by';

test('decision 7 a known address takes as much work as a new one, so the time of the response reveals nothing', async () => {
  const work = { mail_outbox: 1, newsletter_subscribers_la2024: 1, people: 2, person_addresses: 1 };
  const updated = { ...work, newsletter_subscribers_la2024: 2 };
  expect(await printedBy('tests/database/watch-subscriptions.ts')).toEqual({
    new: work,
    reader: work,
    unconfirmed: updated,
    unsubscribed: updated,
  });
});
