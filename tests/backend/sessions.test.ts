import { printedBy } from '../printed-by';

let seen: Record<string, unknown>;

beforeAll(async () => {
  seen = await printedBy('tests/backend/watch-sessions.ts');
});

test('A3 twenty refreshes at once return one new token, the only valid one', () => {
  expect(seen.atOnce).toEqual({ tokens: 1, isNew: true, live: 1 });
});

test('A3 a replaced token returns the current one for ten seconds, and then ends the session', () => {
  expect(seen.reused).toEqual({ first: true, second: true });
  expect(seen.stolen).toEqual({ copy: 'refresh_token_already_used', newest: 'refresh_token_not_found', live: 0 });
});

test('A3 a session ends at the maximum age and the idle limit of config.toml', () => {
  expect(seen.used).toEqual({ 'almost the maximum age': 'valid', longer: 'session_expired' });
  expect(seen.unused).toEqual({ 'almost the idle limit': 'valid', longer: 'session_expired' });
});
