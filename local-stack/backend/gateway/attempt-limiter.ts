import { createHash } from 'node:crypto';

/**
 * Counts attempts per subject in a fixed window, in memory. An attempt counts when it starts, so that parallel attempts are
 * limited like sequential ones.
 *
 * Invented subjects fill it up to `maxSubjects` (the default is about ten megabytes); then new ones are rejected, because
 * evicting would forget others' counts.
 */
export function createAttemptLimiter({
  allowed,
  windowMs,
  now = Date.now,
  maxSubjects = 50_000,
}: {
  allowed: number;
  windowMs: number;
  now?: () => number;
  maxSubjects?: number;
}) {
  /** The one that ends first comes first: all are equally long. */
  const windows: Map<string, { count: number; endsAt: number }> = new Map();

  const forgetOld = () => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now()) return;
      windows.delete(key);
    }
  };

  const secondsUntil = (endsAt: number) => Math.max(1, Math.ceil((endsAt - now()) / 1000));

  return {
    /** Seconds to wait before the next attempt; 0 when this one may go on. */
    begin(subject: string): number {
      forgetOld();
      const key = keyOf(subject);
      const window = windows.get(key);
      if (window) {
        if (window.count >= allowed) return secondsUntil(window.endsAt);
        window.count += 1;
        return 0;
      }
      const [first] = windows.values();
      if (first && windows.size >= maxSubjects) return secondsUntil(first.endsAt);
      windows.set(key, { count: 1, endsAt: now() + windowMs });
      return 0;
    },

    /** The attempt was not a failed one. */
    takeBack(subject: string) {
      forgetOld();
      const key = keyOf(subject);
      const window = windows.get(key);
      if (!window) return;
      window.count -= 1;
      if (window.count === 0) windows.delete(key);
    },

    clear(subject: string) {
      windows.delete(keyOf(subject));
    },
  };
}

/** Hashes a subject: a substring of a request would keep the whole request in memory. */
function keyOf(subject: string) {
  return createHash('sha256').update(subject).digest('base64');
}
