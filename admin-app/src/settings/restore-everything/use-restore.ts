import { useForgetData, useOwnerClient, useRestoreReadiness } from 'data-client/owner';
import { restoreFile, rowCount, type RestoreProgress } from 'domain/backup/restore';
import { useState } from 'react';
import { isPassing } from '../../list/row-marks';
import { useResumable } from '../use-resumable';
import { checkFile, sentenceOf, type CheckedFile } from './chosen-file';

export type RestoreState =
  | { state: 'idle'; problem?: string }
  | { state: 'checking'; name: string; share: number }
  | { state: 'checked'; file: CheckedFile; problem?: string; isCanceled?: boolean }
  | { state: 'running'; progress?: RestoreProgress; isCanceling?: boolean }
  /** A request failed; the rest continues where it stopped. */
  | { state: 'interrupted'; progress?: RestoreProgress; reason: string }
  | { state: 'done'; rows: number; images: number };

export type Restore = ReturnType<typeof useRestore>;

const idle: RestoreState = { state: 'idle' };

/** Checks a file and restores it; unmounting cancels both. */
export function useRestore() {
  const { backups } = useOwnerClient();
  const { refetch } = useRestoreReadiness();
  const forgetData = useForgetData();
  const [restore, setRestore] = useState<RestoreState>(idle);
  const run = useResumable();

  const check = async (chosen: File) => {
    const signal = run.begin();
    const show = (next: RestoreState) => {
      if (!signal.aborted) setRestore(next);
    };
    const { name } = chosen;
    show({ state: 'checking', name, share: 0 });
    try {
      const { data, error } = await refetch();
      if (!data) throw error;
      const onProgress = (share: number) => show({ state: 'checking', name, share });
      const file = await checkFile(chosen, data.schema_version, { onProgress, signal });
      show({ state: 'checked', file });
    } catch (error) {
      show({ state: 'idle', problem: sentenceOf(error) });
    }
  };

  const start = async (file: CheckedFile, replacesSample: boolean) => {
    const signal = run.begin();
    let progress: RestoreProgress | undefined;
    const show = (next: RestoreState) => {
      if (!signal.aborted) setRestore(next);
    };
    show({ state: 'running' });
    try {
      await restoreFile(file.verified, backups, {
        replacesSample,
        signal,
        onProgress: (next) => {
          progress = next;
          show({ state: 'running', progress });
        },
        retry: async (error) => {
          if (!isPassing(error)) throw error;
          show({ state: 'interrupted', progress, reason: sentenceOf(error) });
          await run.pause();
          show({ state: 'running', progress });
        },
      });
      await forgetData();
      setRestore({ state: 'done', rows: rowCount(file.manifest), images: file.manifest.images.length });
    } catch (error) {
      // The file stays chosen.
      setRestore({
        state: 'checked',
        file,
        ...(signal.aborted ? { isCanceled: true } : { problem: sentenceOf(error) }),
      });
      await refetch();
    }
  };

  const cancel = () => {
    setRestore((current) => (current.state === 'checking' ? idle : { state: 'running', isCanceling: true }));
    run.abort();
  };

  return {
    restore,
    check: (file: File): void => void check(file),
    start: (file: CheckedFile, replacesSample: boolean): void => void start(file, replacesSample),
    cancel,
    goOn: run.goOn,
    reset: () => setRestore(idle),
  };
}
