import { ownerKeys, useOwnerClient } from 'data-client/owner';
import { useQueryClient } from '@tanstack/react-query';
import { DataError } from 'data-client';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'shared-ui';
import { counted } from '../../dashboard/counted';
import { reasonOf } from '../../list/row-marks';
import { useImportUndo } from '../../list/use-import-undo';
import { guessDateOrder, guessMapping, hasHeader, type DateOrder, type Mapping } from './columns';
import { readCsv, type CsvFile, type ReadOptions } from './read-csv';
import { runImport, type ImportReport } from './run-import';

/** How the file is read: guessed from its content, adjusted by the owner. */
export type ImportSettings = { isHeader: boolean; mapping: Mapping; order: DateOrder };

/** `stopped`: why it ended early; without it, it reached the end. */
export type ImportRun = { report: ImportReport; state: 'running' | 'ended'; stopped?: string };

export type ImportState = {
  file?: CsvFile;
  isReading: boolean;
  problem?: string;
  settings?: ImportSettings;
  preview?: ImportRun;
  result?: ImportRun;
};

export type SubscriberImport = ReturnType<typeof useSubscriberImport>;

const nothing: ImportState = { isReading: false };

const withoutHeader = ({ records }: CsvFile, isHeader: boolean) => (isHeader ? records.slice(1) : records);

/** Whether an import failed because it was undone, in another tab. */
const wasUndone = (error: unknown) => error instanceof DataError && error.hint === 'import-undone';

/** Reads a file, previews it and imports it. Leaving the page stops an import after its current batch. */
export function useSubscriberImport() {
  const { subscribers } = useOwnerClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const { undoImport } = useImportUndo();
  const [state, setState] = useState<ImportState>(nothing);
  const source = useRef<File>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** Only the latest reading, preview or import shows its progress. */
  const begin = () => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    return { signal: control.signal, isLatest: () => running.current === control };
  };

  const run = async (kind: 'preview' | 'result', file: CsvFile, settings: ImportSettings, statement?: string) => {
    const { signal, isLatest } = begin();
    const importId = crypto.randomUUID();
    const show = (shown: ImportRun) => isLatest() && setState((before) => ({ ...before, [kind]: shown }));
    const { report, error } = await runImport(subscribers, {
      ...settings,
      records: withoutHeader(file, settings.isHeader),
      statement,
      importId,
      signal,
      onProgress: (progress) => show({ report: progress, state: 'running' }),
    });
    const stopped = signal.aborted ? 'You stopped it.' : reasonOf(error);
    show({ report, state: 'ended', ...(error !== undefined && { stopped }) });
    if (statement === undefined) return;
    for (const queryKey of [ownerKeys.subscribers, ownerKeys.people]) void queries.invalidateQueries({ queryKey });
    if (report.added === 0 || wasUndone(error)) return;
    notify({
      tone: 'success',
      message: `${counted(report.added, 'subscriber')} ${report.added === 1 ? 'was' : 'were'} imported.`,
      about: importId,
      action: {
        label: 'Undo',
        onAction: () => void undoImport(importId).then((isUndone) => isUndone && isLatest() && setState(nothing)),
      },
    });
  };

  const check = (file: CsvFile, settings: ImportSettings) => {
    setState({ isReading: false, file, settings });
    if (settings.mapping.email !== undefined) void run('preview', file, settings);
  };

  const read = async (file: File, options: ReadOptions = {}) => {
    const { signal, isLatest } = begin();
    source.current = file;
    setState({ isReading: true });
    try {
      const content = await readCsv(file, { ...options, signal });
      if (!isLatest()) return;
      const isHeader = hasHeader(content.records);
      const mapping = guessMapping(content.records, isHeader);
      check(content, { isHeader, mapping, order: guessDateOrder(content.records, mapping) });
    } catch (error) {
      const problem = error instanceof RangeError ? error.message : 'The file can’t be read. Please choose it again.';
      if (isLatest()) setState({ isReading: false, problem });
    }
  };

  const { file, settings } = state;
  return {
    state,
    read: (chosen: File) => void read(chosen),
    /** Reads the same file with another delimiter or encoding. */
    readAgain: (options: ReadOptions) => {
      if (source.current) void read(source.current, options);
    },
    change: (change: Partial<ImportSettings>) => {
      if (file && settings) check(file, { ...settings, ...change });
    },
    start: (statement: string) => {
      if (file && settings) void run('result', file, settings, statement);
    },
    /** Ends the import after its current batch. */
    stop: () => running.current?.abort(),
    reset: () => {
      begin();
      setState(nothing);
    },
  };
}
