import { useState } from 'react';
import { reasonOf } from '../list/row-marks';

/** Work of a form, one at a time. A failure leaves its reason in `problem` until the next attempt. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run, forget: () => setProblem('') };
}
