import { stepOfCode } from '../../local-stack/backend/two-factor/totp';
import { codeOf } from './authenticator';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [20_000_000_000, '353130'],
])('codes match RFC 6238: at second %i it is %s', (second, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(codeOf(secret, 0, second * 1000)).toBe(code);
  const step = Math.floor(second / 30);
  expect(stepOfCode(secret, code, second * 1000)).toBe(step);
  // A clock may be up to half a minute off.
  expect(stepOfCode(secret, code, (second + 30) * 1000)).toBe(step);
  expect(stepOfCode(secret, code, (second + 60) * 1000)).toBeUndefined();
});
