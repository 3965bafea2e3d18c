import { useEffect, useEffectEvent } from 'react';

const pauseMs = 1500;
const retryMs = 5000;

type Autosave = {
  /** Whether there are changes that can be saved. */
  isDue: boolean;
  /** The values to save: every change restarts the timer. */
  values: unknown;
  /** The last attempt, if it failed with a temporary error: each one restarts the timer. */
  failed: object | undefined;
  save: () => void;
};

/** Saves after a pause in typing and on unmount; retries temporary errors, at once when back online. */
export function useAutosave({ isDue, values, failed, save }: Autosave): void {
  const act = useEffectEvent(() => save());
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = window.setTimeout(act, failed ? retryMs : pauseMs);
    const now = () => failed && act();
    window.addEventListener('online', now);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isDue, values, failed]);
  const leave = useEffectEvent(() => isDue && !failed && save());
  useEffect(() => () => void leave(), []);
}
