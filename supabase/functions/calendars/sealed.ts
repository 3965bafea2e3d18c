/** Credentials of a calendar. */
export type CalendarAccess = { address: string; username: string; password: string };

const encoder = new TextEncoder();

/**
 * Encrypts the credentials of a calendar, so that a copy of the database alone reveals no address and no password. The
 * key is derived from the project's secret key: after that is replaced, calendars have to be connected again.
 *
 * @param secretKey the project's
 */
export function createSeal(secretKey: string) {
  const key = crypto.subtle
    .digest('SHA-256', encoder.encode(`calendar access ${secretKey}`))
    .then((bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']));
  return {
    async seal(access: CalendarAccess): Promise<string> {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const bytes = encoder.encode(JSON.stringify(access));
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, bytes);
      return [iv, new Uint8Array(sealed)].map((part) => btoa(String.fromCharCode(...part))).join('.');
    },
    /** Returns undefined if it was sealed with another key. */
    async open(sealed: string): Promise<CalendarAccess | undefined> {
      const [iv, bytes] = sealed.split('.').map((part) => Uint8Array.from(atob(part), (one) => one.charCodeAt(0)));
      if (!iv || !bytes) return undefined;
      try {
        const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await key, bytes);
        return JSON.parse(new TextDecoder().decode(text)) as CalendarAccess;
      } catch {
        return undefined;
      }
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
