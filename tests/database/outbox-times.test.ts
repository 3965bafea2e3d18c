import { printedBy } from '../printed-by';

test('decision 11 an email is retried with growing waits, and sent at most once whatever time passes', async () => {
  expect(await printedBy('tests/database/watch-outbox.ts')).toEqual({
    'seconds before an email about the owner’s change': 30,
    'handed out again at once': false,
    'handed out again after its sender died': true,
    'sent by the sender that was too slow': false,
    'sent by its sender': true,
    'sent by its sender twice': false,
    'skipped while it is sent': false,
    'shown while it is sent': 'sending',
    'shown after it may have been sent': 'doubtful',
    'handed out again after it may have been sent': false,
    'handed out again before its retry is due': false,
    'minutes to the next attempt': [1, 5, 25, 125, 625, 'dead'],
    'retried by the owner': 1,
    'retried after its consultation': 0,
    'minutes between attempts at a campaign': [1, 5, 25, 125, 625, 'failed'],
  });
});
