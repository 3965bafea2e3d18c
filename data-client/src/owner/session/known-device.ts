import type { Auth } from '../connection';
import type { Credentials } from './session';

const storageKey = 'coach-site-device';

/**
 * Signs in with a password. The local stack answers with a device token, which lets this browser in even while a stranger's
 * guesses lock the account. It is sent where every project accepts the token of a CAPTCHA; hosted projects issue none.
 */
export async function signInByPassword(auth: Auth, credentials: Credentials) {
  const answer = await auth.signInWithPassword({ ...credentials, options: { captchaToken: storedToken() } });
  const { device_token: token } = (answer.data.session ?? {}) as { device_token?: string };
  if (token) storeToken(token);
  return answer;
}

function storedToken(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores it beyond the session. */
function storeToken(token: string): void {
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Without storage, this browser stays unknown.
  }
}
