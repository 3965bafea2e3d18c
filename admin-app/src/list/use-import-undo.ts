import { useUndoImport, type ImportUndo } from 'data-client/owner';
import { useNotify } from 'shared-ui';
import { count, counted } from '../dashboard/counted';
import { useAttempt } from '../dashboard/use-attempt';

/** Undoes an import of subscribers, by its id, and says how many stay and why. Resolves to true on success. */
export function useImportUndo() {
  const { mutateAsync, isPending } = useUndoImport();
  const attempt = useAttempt();
  const notify = useNotify();
  const undoImport = (importId: string) =>
    attempt('The import couldn’t be undone completely. You can undo the rest from History.', async () => {
      // Replaces the notification that offers Undo.
      notify({ tone: 'success', message: sentenceOf(await mutateAsync(importId)), about: importId });
    });
  return { undoImport, isPending };
}

function sentenceOf({ removed, changed, mailed }: ImportUndo): string {
  const kept = [
    changed > 0 && `${count(changed)} changed since the import`,
    mailed > 0 && `${count(mailed)} ${mailed === 1 ? 'is a recipient' : 'are recipients'} of a newsletter`,
  ].filter((reason) => reason !== false);
  const deleted = `${counted(removed, 'imported subscriber')} ${removed === 1 ? 'was' : 'were'} deleted.`;
  return kept.length === 0 ? deleted : `${deleted} ${count(changed + mailed)} stayed: ${kept.join(', ')}.`;
}
