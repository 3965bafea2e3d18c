import { useNotify } from 'shared-ui';
import { reasonOf } from '../list/row-marks';

/** Runs something that may fail and, if it does, reports what failed and why. Resolves to true on success. */
export function useAttempt() {
  const notify = useNotify();
  return async (failed: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (cause) {
      notify({ tone: 'error', message: `${failed} ${reasonOf(cause)}` });
      return false;
    }
  };
}
