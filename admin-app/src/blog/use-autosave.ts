import { useEffect, useEffectEvent } from 'react';

const pauseMs = 1500;
const retryMs = 5000;

type Autosave = {
  /** Whether there are changes that can be saved. */
  isDue: boolean;
  /** The values to save: every change restarts the timer. */
  values: unknown;
  /** The last attempt failed with a temporary error. */
  hasFailed: boolean;
  save: () => void;
};

/** Saves after a pause in typing and on unmount; retries temporary errors, at once when back online. */
export function useAutosave({ isDue, values, hasFailed, save }: Autosave): void {
  const act = useEffectEvent(() => save());
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = window.setTimeout(act, hasFailed ? retryMs : pauseMs);
    const now = () => hasFailed && act();
    window.addEventListener('online', now);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isDue, values, hasFailed]);
  const leave = useEffectEvent(() => isDue && !hasFailed && save());
  useEffect(() => () => void leave(), []);
}
