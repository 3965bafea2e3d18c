import { defaultZone } from 'domain/coach-zones';
import type { OwnerClient, Subscriber } from 'data-client/owner';
import { sourceWords } from '../subscriber-words';
import { csvLine } from './csv';

export type ExportProgress = { done: number; total: number };

type Subscribers = Pick<OwnerClient['subscribers'], 'activeAfter' | 'countActive'>;

type Options = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: defaultZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2026-11-20` in the coach's time zone, which every program sorts correctly. */
export function isoDay(instant: Date): string {
  const parts = Object.fromEntries(dayFormat.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const header = csvLine(['Email', 'Source', 'Date Subscribed']);

const lineOf = ({ email, source, createdAt }: Subscriber) => csvLine([email, sourceWords(source), isoDay(createdAt)]);

/**
 * All active subscribers as CSV parts, loaded a thousand at a time so that the page stays responsive.
 */
export async function exportActive(subscribers: Subscribers, { signal, onProgress }: Options): Promise<string[]> {
  const total = await subscribers.countActive(signal);
  const parts = [header];
  let done = 0;
  let next: string | undefined;
  do {
    onProgress({ done, total });
    const part = await subscribers.activeAfter(next, signal);
    signal.throwIfAborted();
    parts.push(part.rows.map(lineOf).join(''));
    done += part.rows.length;
    ({ next } = part);
  } while (next);
  // The total may change during the export; the progress must still end at 100%.
  onProgress({ done, total: done });
  return parts;
}
