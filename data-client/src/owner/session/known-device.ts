import type { Auth } from '../connection';
import { readStored, writeStored } from '../../connection/browser-storage';
import type { Credentials } from './session';

const storageKey = 'coach-site-device';

/**
 * Signs in with a password. The local stack answers with a device token, which lets this browser in even while a stranger's
 * guesses lock the account. It is sent where every project accepts the token of a CAPTCHA; hosted projects issue none.
 */
export async function signInByPassword(auth: Auth, credentials: Credentials) {
  const answer = await auth.signInWithPassword({
    ...credentials,
    options: { captchaToken: readStored(storageKey) ?? undefined },
  });
  const { device_token: token } = (answer.data.session ?? {}) as { device_token?: string };
  if (token) writeStored(storageKey, token);
  return answer;
}
