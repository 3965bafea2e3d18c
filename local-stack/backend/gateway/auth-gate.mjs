import { answer, notOffered, refusal, tooManyAttempts } from './answers.mjs';
import { createAttemptLimiter } from './attempt-limiter.mjs';
import { fieldsOf, jsonBody, textOf, waitSentence } from './auth-call.mjs';

const minute = 60_000;

/**
 * What of the sign-in service is open, by method and exact path: sign-up is closed, and so is everything that would open an
 * account on the way (one-time codes, magic links, other providers).
 */
const open = [
  /^POST \/auth\/v1\/token$/,
  /^(GET|PUT) \/auth\/v1\/user$/,
  /^POST \/auth\/v1\/(logout|recover)$/,
  // Not by GET, which would answer with a session in an address.
  /^POST \/auth\/v1\/verify$/,
  /^GET \/auth\/v1\/(settings|health)$/,
  /^POST \/auth\/v1\/factors$/,
  /^DELETE \/auth\/v1\/factors\/[\da-f-]{36}$/,
  /^POST \/auth\/v1\/factors\/[\da-f-]{36}\/(challenge|verify)$/,
  // For whoever holds the secret key.
  /^GET \/auth\/v1\/admin\/users(\/[\da-f-]{36}\/factors)?$/,
  /^DELETE \/auth\/v1\/admin\/users\/[\da-f-]{36}\/factors\/[\da-f-]{36}$/,
];

/** @typedef {{ method: string, url: URL, headers: Headers, body: ArrayBuffer | undefined, address: string }} Call */
/** @typedef {(call: Call) => Promise<Response>} Forward */

/**
 * Stands before the sign-in service, which itself counts no attempts.
 *
 * @param {Forward} forward
 * @param {() => number} [now]
 * @returns {Forward}
 */
export function createAuthGate(forward, now = Date.now) {
  // A guesser tires of one account soon; the owner, elsewhere, is not locked out by it before the second limit.
  const perAccountAndAddress = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });
  const perAccount = createAttemptLimiter({ allowed: 50, windowMs: 15 * minute, now });
  // Who tries one password at many accounts tires neither of them; comparing them all would tire the backend.
  const perAddress = createAttemptLimiter({ allowed: 100, windowMs: 15 * minute, now });
  const perMailbox = createAttemptLimiter({ allowed: 3, windowMs: 15 * minute, now });
  const perAsker = createAttemptLimiter({ allowed: 10, windowMs: 15 * minute, now });
  const perCodeGuesser = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });

  /** @type {Forward} */
  const signIn = async (call) => {
    const { email, password } = fieldsOf(call.body);
    const account = accountName(email);
    const here = `${account} ${call.address}`;
    // First, so that who has tired of guessing leaves no more invented accounts behind.
    const waitHere = perAddress.begin(call.address);
    if (waitHere) return tooManyAttempts(waitSentence('sign-in attempts from your connection', waitHere), waitHere);
    const wait = perAccountAndAddress.begin(here) || perAccount.begin(account);
    if (wait) {
      perAddress.takeBack(call.address);
      return tooManyAttempts(waitSentence('sign-in attempts for this account', wait), wait);
    }
    // Exactly what was counted is what is asked: one account has one spelling.
    const response = await forward({ ...call, body: jsonBody({ email: account, password: textOf(password) }) });
    if (response.ok) {
      perAccountAndAddress.clear(here);
      perAccount.takeBack(account);
      perAddress.takeBack(call.address);
    }
    return response;
  };

  /** @type {Forward} */
  const recover = async (call) => {
    const email = accountName(fieldsOf(call.body).email);
    const wait = perAsker.begin(call.address) || perMailbox.begin(email);
    if (wait) return tooManyAttempts(waitSentence('mails for this address', wait), wait);
    // Answered before anything is looked up: the time it takes would tell who has an account.
    forward({ ...call, body: jsonBody({ email }) }).catch(console.error);
    return answer(200, {});
  };

  /** @type {Forward} */
  const verify = async (call) => {
    const wait = perCodeGuesser.begin(call.address);
    if (wait) return tooManyAttempts(waitSentence('codes from your connection', wait), wait);
    const response = await forward(call);
    if (response.ok) perCodeGuesser.clear(call.address);
    return response;
  };

  return async (call) => {
    const { pathname } = call.url;
    if (!open.some((path) => path.test(`${call.method} ${pathname}`))) return notOffered(pathname);
    if (pathname === '/auth/v1/recover') return recover(call);
    if (pathname === '/auth/v1/verify') return verify(call);
    if (pathname !== '/auth/v1/token') return forward(call);

    const grants = call.url.searchParams.getAll('grant_type');
    if (grants.length !== 1 || !['password', 'refresh_token'].includes(String(grants[0])))
      return refusal(400, 'unsupported_grant_type', 'Unsupported grant type.');
    return grants[0] === 'password' ? signIn(call) : forward(call);
  };
}

/** @param {unknown} email */
function accountName(email) {
  return textOf(email).trim().toLowerCase().slice(0, 254);
}
