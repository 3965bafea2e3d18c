import { useState } from 'react';
import { useNotify } from 'shared-ui';
import { reasonOf } from '../list/row-marks';

/**
 * Runs something that may fail and, if it does, reports what failed and why, until the same thing succeeds: the same `key`, for
 * example the id of a record. Resolves to true on success.
 */
export function useAttempt() {
  const notify = useNotify();
  /** Removes the notification of a failure. */
  const [shown] = useState(() => new Map<string, () => void>());
  return async (failed: string, work: () => Promise<unknown>, key = failed): Promise<boolean> => {
    try {
      await work();
      shown.get(key)?.();
      return true;
    } catch (cause) {
      shown.get(key)?.();
      shown.set(key, notify({ tone: 'error', message: `${failed} ${reasonOf(cause)}` }));
      return false;
    }
  };
}
