import { createAttemptLimiter } from '../../local-stack/backend/gateway/attempt-limiter';
import { passwordCall, passwordGate } from './sign-in-steps';

const windowMs = 60_000;

test('invented accounts are limited and do not evict the counts of real ones', () => {
  let now = 0;
  const limiter = createAttemptLimiter({ allowed: 2, windowMs, maxSubjects: 3, now: () => now });
  expect([limiter.begin('owner'), limiter.begin('owner'), limiter.begin('owner')]).toEqual([0, 0, 60]);
  now = 20_000;
  const waits = Array.from({ length: 1000 }, (_, index) => limiter.begin(`invented ${index}`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  expect(new Set(waits.slice(2))).toEqual(new Set([40]));
  expect(limiter.begin('owner')).toBe(40);
});

test('an expired or withdrawn attempt no longer counts', () => {
  let now = 0;
  const limiter = createAttemptLimiter({ allowed: 2, windowMs, maxSubjects: 2, now: () => now });
  limiter.begin('first');
  now = 30_000;
  limiter.begin('second');
  expect(limiter.begin('third')).toBe(30);
  now = windowMs;
  expect(limiter.begin('third')).toBe(0);
  expect(limiter.begin('fourth')).toBe(30);
  limiter.takeBack('third');
  expect(limiter.begin('fourth')).toBe(0);
});

test('a connection that invents accounts does not block sign-in for others', async () => {
  const gate = passwordGate();
  const signIn = (email: string, address: string) => gate(passwordCall({ email, password: 'guess' }, address));

  for (let account = 0; account < 51_000; account += 1) await signIn(`${account}@example.com`, 'a guesser');
  expect((await signIn('another@example.com', 'a guesser')).status).toBe(429);
  expect((await signIn('another@example.com', 'elsewhere')).status).toBe(400);
});
