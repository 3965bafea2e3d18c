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
  /** Deleted and pending rows: no list shows them. */
  hidden: ReadonlySet<string>;
  /** Shows rows again that were restored. */
  show: (ids: readonly string[]) => void;
  /** Hides the rows and offers Undo for ten seconds before sending. */
  start: (deletion: Deletion) => void;
  /** Sends every pending deletion at once, before the session ends. */
  finish: () => Promise<void>;
};

// In stories and tests of single screens nothing is pending.
const DeletionsContext = createContext<Deletions>({
  hidden: new Set(),
  show: () => {},
  start: () => {},
  finish: () => Promise.resolve(),
});

export const useDeletions = () => useContext(DeletionsContext);

const undoMs = 10_000;

type Open = Deletion & { sending?: Promise<void>; takeBackWords?: () => void };

/** Keeps pending deletions while the dashboard is open, whichever tab is shown. */
export function DeletionsProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [open] = useState(() => new Set<Open>());

  const show = useCallback(
    (ids: readonly string[]) => setHidden((all) => new Set([...all].filter((id) => !ids.includes(id)))),
    [],
  );
  const send = useCallback(
    (deletion: Open): Promise<void> => {
      if (!open.has(deletion)) return Promise.resolve();
      deletion.sending ??= deletion.removal.send(deletion.ids).catch((error: unknown) => {
        // Already deleted elsewhere.
        if (error instanceof DataError && error.code === 'not-found') return;
        show(deletion.ids);
        deletion.onRefused(error);
      });
      return deletion.sending.finally(() => open.delete(deletion));
    },
    [open, show],
  );
  const start = useCallback(
    (wanted: Deletion) => {
      const deletion: Open = { ...wanted };
      const undo = () => {
        open.delete(deletion);
        show(deletion.ids);
      };
      open.add(deletion);
      setHidden((all) => new Set([...all, ...deletion.ids]));
      deletion.takeBackWords = notify({
        tone: 'success',
        message: deletion.message,
        action: { label: 'Undo', onAction: undo },
        milliseconds: undoMs,
        onGone: () => void send(deletion),
      });
    },
    [notify, open, send, show],
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

  const deletions = useMemo(() => ({ hidden, show, start, finish }), [hidden, show, start, finish]);
  return <DeletionsContext value={deletions}>{children}</DeletionsContext>;
}
