import { importLimits, withDoubt, type ImportOutcome, type OwnerClient } from 'data-client/owner';
import { csvLine } from '../../list/csv/csv';
import { entryOf, type DateOrder, type Mapping, type Refusal } from './columns';
import type { CsvRecord } from './read-csv';

/** A line that is not imported. */
export type RefusedLine = { record: CsvRecord; reason: Refusal };

/** How far an import or its preview has come. `known` addresses are already here and stay as they are. */
export type ImportReport = { done: number; total: number; added: number; known: number; refused: RefusedLine[] };

type Options = {
  records: readonly CsvRecord[];
  mapping: Mapping;
  order: DateOrder;
  /** Without a statement, it only previews the import. */
  statement?: string;
  /** Identifies the import, so that it can be undone. */
  importId?: string;
  /** Stops it after the current batch. */
  signal: AbortSignal;
  onProgress: (report: ImportReport) => void;
};

/**
 * Imports records batch by batch, each as a whole. Resolves with the report, also if it stops before the end: then with the
 * error. The same file continues it, because the addresses that are already here stay as they are.
 */
export async function runImport(
  subscribers: Pick<OwnerClient['subscribers'], 'import'>,
  { records, mapping, order, statement, importId, signal, onProgress }: Options,
): Promise<{ report: ImportReport; error?: unknown }> {
  let report: ImportReport = { done: 0, total: records.length, added: 0, known: 0, refused: [] };
  const seen = new Set<string>();
  try {
    for (let from = 0; from < records.length; from += importLimits.atOnce) {
      signal.throwIfAborted();
      onProgress(report);
      const batch = records.slice(from, from + importLimits.atOnce);
      const judged = batch.map((record) => {
        const entry = entryOf(record, mapping, order);
        if (typeof entry === 'string') return { record, outcome: entry };
        const address = entry.email.toLowerCase();
        if (address && seen.has(address)) return { record, outcome: 'repeated' as const };
        seen.add(address);
        return { record, entry };
      });
      const entries = judged.flatMap(({ entry }) => entry ?? []);
      const handleLoss = statement === undefined ? undefined : withDoubt;
      const outcomes: (ImportOutcome | undefined)[] =
        entries.length > 0 ? await subscribers.import(entries, statement, importId).catch(handleLoss) : [];
      const answers = outcomes.values();
      const counted = judged.map(({ record, outcome }) => ({ record, outcome: outcome ?? answers.next().value }));
      report = withOutcomes(report, counted);
    }
    onProgress(report);
    return { report };
  } catch (error) {
    return { report, error };
  }
}

function withOutcomes(
  { done, total, added, known, refused }: ImportReport,
  counted: readonly { record: CsvRecord; outcome: ImportOutcome | Refusal | undefined }[],
): ImportReport {
  return {
    done: done + counted.length,
    total,
    added: added + counted.filter(({ outcome }) => outcome === 'added').length,
    known: known + counted.filter(({ outcome }) => outcome === 'known').length,
    refused: [
      ...refused,
      ...counted.flatMap(({ record, outcome }) =>
        outcome && outcome !== 'added' && outcome !== 'known' ? [{ record, reason: outcome }] : [],
      ),
    ],
  };
}

export const refusalWords: Record<Refusal, string> = {
  email: 'Not an email address',
  name: 'The name is longer than 120 characters',
  consented_on: 'The date of consent is in the future',
  date: 'The date of consent can’t be read',
  unsubscribed: 'Unsubscribed earlier',
  repeated: 'Appears earlier in the file',
  quotes: 'The quotation marks don’t match',
};

/** The rejected lines as a CSV file, with their columns, so that they can be corrected and imported. */
export const refusedFile = (refused: readonly RefusedLine[], header: readonly string[]): string[] => [
  csvLine(['Line', 'Reason', ...header]),
  ...refused.map(({ record, reason }) => csvLine([String(record.line), refusalWords[reason], ...record.fields])),
];
