/**
 * Counts attempts by subject in a fixed window, in memory. An attempt counts when it begins, so that a thousand at once
 * are as many as a thousand in turn.
 *
 * @param {{ allowed: number, windowMs: number, now?: () => number }} options
 */
export function createAttemptLimiter({ allowed, windowMs, now = Date.now }) {
  /** @type {Map<string, { count: number, endsAt: number }>} */
  const windows = new Map();

  /** @param {string} subject */
  const windowOf = (subject) => {
    const window = windows.get(subject);
    return window && window.endsAt > now() ? window : undefined;
  };

  const forgetOld = () => {
    if (windows.size < 10_000) return;
    for (const [subject, { endsAt }] of windows) if (endsAt <= now()) windows.delete(subject);
  };

  return {
    /**
     * @param {string} subject
     * @returns {number} seconds to wait before the next attempt; 0 when this one may go on
     */
    begin(subject) {
      const window = windowOf(subject);
      if (!window) {
        forgetOld();
        windows.set(subject, { count: 1, endsAt: now() + windowMs });
        return 0;
      }
      if (window.count >= allowed) return Math.ceil((window.endsAt - now()) / 1000);
      window.count += 1;
      return 0;
    },

    /** The attempt was not a failed one. @param {string} subject */
    takeBack(subject) {
      const window = windowOf(subject);
      if (window) window.count = Math.max(0, window.count - 1);
    },

    /** @param {string} subject */
    clear(subject) {
      windows.delete(subject);
    },
  };
}

/** @typedef {ReturnType<typeof createAttemptLimiter>} AttemptLimiter */
