import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'shared-ui';

const pauseMs = 1500;
const retryMs = 5000;

type Autosave = {
  /** Whether there are changes that can be saved. */
  isDue: boolean;
  /** The values to save: every change restarts the timer. */
  values: unknown;
  /** The last attempt, if it failed with a temporary error: each one restarts the timer. */
  failed: object | undefined;
  /** Resolves to a falsy value if the changes were not saved. */
  save: () => Promise<unknown> | void;
  /** Whether this browser kept the changes that are not saved. */
  isKept: () => boolean;
};

/**
 * Saves after a pause in typing and on unmount, and says if the latter fails; retries temporary errors, at once when back
 * online.
 */
export function useAutosave({ isDue, values, failed, save, isKept }: Autosave): void {
  const notify = useNotify();
  const act = useEffectEvent(() => void save());
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
  const leave = useEffectEvent(async () => {
    const saving = isDue && !failed && save();
    if (!saving || (await saving)) return;
    const kept = isKept() ? '. This browser keeps them: open the text again to save them.' : ' and are lost.';
    notify({ tone: 'error', message: `Your last changes weren’t saved${kept}` });
  });
  useEffect(() => () => void leave(), []);
}
