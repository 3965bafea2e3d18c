import { DataError } from 'data-client';
import { useOwnerClient } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import type { SaveProgress } from 'domain/backup/save';
import { useCallback, useEffect, useRef, useState } from 'react';
import project from '../../../package.json';
import { useCoachZones } from '../../dashboard/coach-time';
import { openSavedFile } from './saved-file';

export type SaveState =
  | { state: 'idle' }
  | { state: 'running'; progress?: SaveProgress }
  /** A request failed; the rest continues where it stopped. */
  | { state: 'interrupted'; progress?: SaveProgress; part: string; reason: string }
  | { state: 'done'; rows: number; images: number; lostImages: number }
  | { state: 'failed'; reason: string };

/** Saves everything to a file, once at a time; unmounting cancels it. */
export function useSaveEverything() {
  const { backups } = useOwnerClient();
  const zones = useCoachZones();
  const [save, setSave] = useState<SaveState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  const goOn = useRef(() => {});
  useEffect(() => {
    const handleOnline = () => goOn.current();
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      running.current?.abort();
      goOn.current();
    };
  }, []);

  const start = useCallback(async () => {
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    let progress: SaveProgress | undefined;
    const show = (next: SaveState) => {
      if (!signal.aborted) setSave(next);
    };
    try {
      const file = await openSavedFile(`coach-site-${coachDayOf(new Date(), zones)}.zip`);
      if (!file) return;
      show({ state: 'running' });
      try {
        const { saveEverything } = await import('domain/backup/save');
        const { images, lost_images } = await saveEverything(backups, file.write, {
          projectVersion: project.version,
          signal,
          onProgress: (next) => {
            progress = next;
            show({ state: 'running', progress });
          },
          retry: (error, part) =>
            new Promise((resolve) => {
              goOn.current = () => {
                show({ state: 'running', progress });
                resolve();
              };
              show({ state: 'interrupted', progress, part, reason: sentenceOf(error) });
            }),
        });
        await file.close();
        show({ state: 'done', rows: progress?.rows ?? 0, images: images.length, lostImages: lost_images.length });
      } catch (error) {
        await file.discard();
        throw error;
      }
    } catch (error) {
      show({ state: 'failed', reason: sentenceOf(error) });
    }
  }, [backups, zones]);

  const cancel = useCallback(() => {
    running.current?.abort();
    goOn.current();
    setSave({ state: 'idle' });
  }, []);

  return { save, start, cancel, goOn: useCallback(() => goOn.current(), []) };
}

function sentenceOf(error: unknown): string {
  if (error instanceof DataError) return error.message;
  return error instanceof Error && error.name === 'BackupError' ? error.message : new DataError('server').message;
}
