import { coachDayOf, type CoachZones } from 'domain/coach-zones';
import type { OwnerClient, Subscriber } from 'data-client/owner';
import { sourceWords } from '../subscriber-words';
import { csvHeader, csvLines, type CsvColumns } from '../../list/csv/csv';

export type ExportProgress = { done: number; total: number };

type Subscribers = Pick<OwnerClient['subscribers'], 'activeAfter' | 'countActive'>;

type Options = { zones: CoachZones; signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

const columns: CsvColumns<Subscriber> = [
  ['Email', ({ email }) => email],
  ['Source', ({ source }) => sourceWords(source)],
  ['Date Subscribed', ({ createdAt }, zones) => coachDayOf(createdAt, zones)],
];

/**
 * All active subscribers as CSV parts, loaded a thousand at a time so that the page stays responsive.
 */
export async function exportActive(
  subscribers: Subscribers,
  { zones, signal, onProgress }: Options,
): Promise<string[]> {
  const total = await subscribers.countActive(signal);
  const parts = [csvHeader(columns)];
  let done = 0;
  let next: string | undefined;
  do {
    onProgress({ done, total });
    const part = await subscribers.activeAfter(next, signal);
    signal.throwIfAborted();
    parts.push(csvLines(columns, part.rows, zones));
    done += part.rows.length;
    ({ next } = part);
  } while (next);
  // The total may change during the export; the progress must still end at 100%.
  onProgress({ done, total: done });
  return parts;
}
