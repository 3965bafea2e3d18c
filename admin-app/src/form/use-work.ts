import { useState } from 'react';
import { reasonOf } from '../list/row-marks';

/** Runs a form's requests, one at a time. `problem` is why the last one failed, until the next attempt. */
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
