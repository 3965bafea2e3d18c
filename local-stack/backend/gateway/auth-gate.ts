import { respond, notFound, authError, tooManyAttempts } from './responses.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { captchaTokenOf, fieldsOf, jsonBody, textOf, waitSentence, withFields } from './auth-call.ts';
import { createKnownDevices } from './known-devices.ts';

const minute = 60_000;

/**
 * The allowed requests of the sign-in service, by method and exact path. Sign-up is closed, as is everything that would create
 * an account (one-time codes, magic links, other providers).
 */
const open = [
  /^POST \/auth\/v1\/token$/,
  /^(GET|PUT) \/auth\/v1\/user$/,
  /^POST \/auth\/v1\/(logout|recover)$/,
  // Not by GET, which would put a session into a URL.
  /^POST \/auth\/v1\/verify$/,
  /^GET \/auth\/v1\/(settings|health)$/,
  /^POST \/auth\/v1\/factors$/,
  /^DELETE \/auth\/v1\/factors\/[\da-f-]{36}$/,
  /^POST \/auth\/v1\/factors\/[\da-f-]{36}\/(challenge|verify)$/,
  // Requires the secret key.
  /^GET \/auth\/v1\/admin\/users(\/[\da-f-]{36}\/factors)?$/,
  /^DELETE \/auth\/v1\/admin\/users\/[\da-f-]{36}\/factors\/[\da-f-]{36}$/,
];

export type Call = { method: string; url: URL; headers: Headers; body: ArrayBuffer | undefined; address: string };
export type Forward = (call: Call) => Promise<Response>;

/** Limits attempts in front of the sign-in service, which does not count them. */
export function createAuthGate(forward: Forward, secretKey: string, now: () => number = Date.now): Forward {
  // Per account and connection first, so that an attacker does not lock out the owner, who connects from elsewhere.
  const perAccountAndAddress = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });
  const perAccount = createAttemptLimiter({ allowed: 10, windowMs: 15 * minute, now });
  // A device that has signed in to the account before has a count of its own, so the guesses of others do not lock it out.
  const perDevice = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });
  const devices = createKnownDevices(secretKey, now);
  // Per connection, against trying one password on many accounts; each comparison also costs time.
  const perAddress = createAttemptLimiter({ allowed: 100, windowMs: 15 * minute, now });
  const perMailbox = createAttemptLimiter({ allowed: 3, windowMs: 15 * minute, now });
  const perAsker = createAttemptLimiter({ allowed: 10, windowMs: 15 * minute, now });
  const perCodeGuesser = createAttemptLimiter({ allowed: 5, windowMs: 15 * minute, now });

  const signIn: Forward = async (call) => {
    const fields = fieldsOf(call.body);
    const account = accountName(fields.email);
    const device = await devices.idOf(account, captchaTokenOf(fields));
    const here = `${account} ${call.address}`;
    // First, so that a blocked attacker adds no more invented accounts.
    const waitHere = device ? 0 : perAddress.begin(call.address);
    if (waitHere) return tooManyAttempts(waitSentence('sign-in attempts from your connection', waitHere), waitHere);
    const wait = device ? perDevice.begin(device) : perAccountAndAddress.begin(here) || perAccount.begin(account);
    if (wait) {
      if (!device) perAddress.takeBack(call.address);
      return tooManyAttempts(waitSentence('sign-in attempts for this account', wait), wait);
    }
    // Forwards exactly the spelling that was counted.
    const response = await forward({ ...call, body: jsonBody({ email: account, password: textOf(fields.password) }) });
    if (!response.ok) return response;
    if (device) perDevice.clear(device);
    else {
      perAccountAndAddress.clear(here);
      perAccount.takeBack(account);
      perAddress.takeBack(call.address);
    }
    return withFields(response, { device_token: await devices.tokenFor(account, device) });
  };

  const recover: Forward = async (call) => {
    const email = accountName(fieldsOf(call.body).email);
    const wait = perAsker.begin(call.address) || perMailbox.begin(email);
    if (wait) return tooManyAttempts(waitSentence('emails to this address', wait), wait);
    // Responds before looking up the account: the time taken would reveal whether it exists.
    forward({ ...call, body: jsonBody({ email }) }).catch(console.error);
    return respond(200, {});
  };

  const verify: Forward = async (call) => {
    const wait = perCodeGuesser.begin(call.address);
    if (wait) return tooManyAttempts(waitSentence('codes from your connection', wait), wait);
    const response = await forward(call);
    if (response.ok) perCodeGuesser.clear(call.address);
    return response;
  };

  return async (received) => {
    // The sign-in service answers bodies that are not objects with 500.
    const call = { ...received, body: received.body && jsonBody(fieldsOf(received.body)) };
    const { pathname } = call.url;
    if (!open.some((path) => path.test(`${call.method} ${pathname}`))) return notFound(pathname);
    if (pathname === '/auth/v1/recover') return recover(call);
    if (pathname === '/auth/v1/verify') return verify(call);
    if (pathname !== '/auth/v1/token') return forward(call);

    const grants = call.url.searchParams.getAll('grant_type');
    if (grants.length !== 1 || !['password', 'refresh_token'].includes(String(grants[0])))
      return authError(400, 'unsupported_grant_type', 'Unsupported grant type.');
    return grants[0] === 'password' ? signIn(call) : forward(call);
  };
}

function accountName(email: unknown) {
  return textOf(email).trim().toLowerCase().slice(0, 254);
}
