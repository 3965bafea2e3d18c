import { DataError } from 'data-client';
import type { Removal } from 'data-client/owner';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNotify } from 'shared-ui';

export type Deletion = {
  ids: readonly string[];
  removal: Removal;
  /** The notification: `Maren Okafor’s booking is deleted.` */
  message: string;
  onRefused: (error: unknown) => void;
};

type Deletions = {
  /** Returns the rows of a list that was read at `readAt`, without pending deletions and those sent since. */
  shown: <Row extends { id: string }>(rows: Row[], readAt: number) => Row[];
  /** Hides the rows and offers Undo for ten seconds before sending. */
  start: (deletion: Deletion) => void;
  /** Sends every pending deletion at once, before the session ends. */
  finish: () => Promise<void>;
};

// In stories and tests of single screens nothing is pending.
const DeletionsContext = createContext<Deletions>({
  shown: (rows) => rows,
  start: () => {},
  finish: () => Promise.resolve(),
});

export const useDeletions = () => useContext(DeletionsContext);

const undoMs = 10_000;

type Open = Deletion & { sending?: Promise<void>; takeBackWords?: () => void };

/** Keeps pending deletions while the dashboard is open, whichever tab is shown. */
export function DeletionsProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  // By row: the time of the deletion. A list that has the row and was read later knows that it was restored.
  const [hiddenUntil, setHiddenUntil] = useState<ReadonlyMap<string, number>>(new Map());
  const [open] = useState(() => new Set<Open>());

  const hide = useCallback(
    ({ ids }: Deletion, until: number) =>
      setHiddenUntil((all) => new Map([...all, ...ids.map((id) => [id, until] as const)])),
    [],
  );
  const shown = useCallback<Deletions['shown']>(
    (rows, readAt) => rows.filter(({ id }) => (hiddenUntil.get(id) ?? 0) <= readAt),
    [hiddenUntil],
  );
  const send = useCallback(
    (deletion: Open): Promise<void> => {
      if (!open.has(deletion)) return Promise.resolve();
      deletion.sending ??= deletion.removal.send(deletion.ids).then(
        () => hide(deletion, Date.now()),
        (error: unknown) => {
          const isGone = error instanceof DataError && error.code === 'not-found';
          hide(deletion, isGone ? Date.now() : 0);
          if (!isGone) deletion.onRefused(error);
        },
      );
      return deletion.sending.finally(() => open.delete(deletion));
    },
    [open, hide],
  );
  const start = useCallback(
    (wanted: Deletion) => {
      const deletion: Open = { ...wanted };
      const undo = () => {
        open.delete(deletion);
        hide(deletion, 0);
      };
      open.add(deletion);
      hide(deletion, Infinity);
      deletion.takeBackWords = notify({
        tone: 'success',
        message: deletion.message,
        action: { label: 'Undo', onAction: undo },
        milliseconds: undoMs,
        onGone: () => void send(deletion),
      });
    },
    [notify, open, send, hide],
  );
  const finish = useCallback(async () => {
    const waiting = [...open];
    waiting.forEach(({ takeBackWords }) => takeBackWords?.());
    await Promise.all(waiting.map(send));
  }, [open, send]);

  useEffect(() => {
    // Requests still in flight are sent again: deleting is idempotent.
    const leave = () => {
      open.forEach(({ removal, ids, takeBackWords }) => {
        removal.sendOnLeaving(ids);
        takeBackWords?.();
      });
      open.clear();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [open]);

  const deletions = useMemo(() => ({ shown, start, finish }), [shown, start, finish]);
  return <DeletionsContext value={deletions}>{children}</DeletionsContext>;
}
