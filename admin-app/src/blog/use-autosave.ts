import { useEffect, useEffectEvent } from 'react';

export const pauseMs = 1500;
const retryMs = 5000;

type Autosave = {
  /** Something is there that can be saved and is not. */
  isDue: boolean;
  /** What would be saved: a change of it begins the pause anew. */
  values: unknown;
  /** The last attempt failed for a reason that may pass. */
  hasFailed: boolean;
  save: () => void;
};

/** Saves on every pause in writing, and at once when the owner leaves; what failed is tried again, at once with the network. */
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
