import { coachTimeZone } from 'data-client';
import type { OwnerClient, Subscriber } from 'data-client/owner';
import { sourceWords } from '../subscriber-words';
import { csvLine } from './csv';

export type ExportProgress = { done: number; total: number };

type Subscribers = Pick<OwnerClient['subscribers'], 'activeAfter' | 'countActive'>;

type Options = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: coachTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** `2026-11-20`, on the coach's calendar: a date that every program sorts right. */
export function isoDay(instant: Date): string {
  const parts = Object.fromEntries(dayFormat.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const header = csvLine(['Email', 'Source', 'Date Subscribed']);

const lineOf = ({ email, source, createdAt }: Subscriber) => csvLine([email, sourceWords(source), isoDay(createdAt)]);

/**
 * All active subscribers as a file's parts. A thousand are read and written at a time, so the page answers in between,
 * however many there are.
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
  // Who joined or left meanwhile is no reason to look incomplete.
  onProgress({ done, total: done });
  return parts;
}
