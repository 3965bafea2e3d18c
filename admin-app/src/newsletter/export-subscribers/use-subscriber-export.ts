import { useOwnerClient } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import { useEffect, useRef, useState } from 'react';
import { useCoachZones } from '../../dashboard/coach-time';
import { saveCsv } from '../../list/csv/save-csv';
import { reasonOf } from '../../list/row-marks';
import { exportActive, type ExportProgress } from './export-active';

export type ExportState =
  | { state: 'idle' }
  | ({ state: 'running' } & ExportProgress)
  | { state: 'done'; count: number }
  | { state: 'failed'; reason: string };

/** Exports active subscribers, one export at a time; unmounting cancels it. */
export function useSubscriberExport() {
  const { subscribers } = useOwnerClient();
  const zones = useCoachZones();
  const [state, setState] = useState<ExportState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current && !running.current.signal.aborted) return;
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const show = (next: ExportState) => {
      if (!signal.aborted) setState(next);
    };
    let count = 0;
    const onProgress = (progress: ExportProgress) => {
      count = progress.done;
      show({ state: 'running', ...progress });
    };
    show({ state: 'running', done: 0, total: 0 });
    try {
      const parts = await exportActive(subscribers, { zones, signal, onProgress });
      saveCsv(`newsletter-subscribers-${coachDayOf(new Date(), zones)}.csv`, parts);
      show({ state: 'done', count });
    } catch (cause) {
      show({ state: 'failed', reason: reasonOf(cause) });
    } finally {
      if (running.current === control) running.current = undefined;
    }
  };

  const cancel = () => {
    running.current?.abort();
    running.current = undefined;
    setState({ state: 'idle' });
  };

  return { export: state, start, cancel };
}
