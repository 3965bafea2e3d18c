import { useOwnerClient } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import type { SaveProgress } from 'domain/backup/save';
import { useState } from 'react';
import project from '../../../package.json';
import { useCoachZones } from '../../dashboard/coach-time';
import { reasonOf } from '../../list/row-marks';
import { useResumable } from '../use-resumable';
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
  const run = useResumable();

  const start = async () => {
    const signal = run.begin();
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
          retry: async (error, part) => {
            show({ state: 'interrupted', progress, part, reason: sentenceOf(error) });
            await run.pause();
            show({ state: 'running', progress });
          },
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
  };

  const cancel = () => {
    setSave({ state: 'idle' });
    run.abort();
  };

  return { save, start, cancel, goOn: run.goOn };
}

const sentenceOf = (error: unknown) =>
  error instanceof Error && error.name === 'BackupError' ? error.message : reasonOf(error);
