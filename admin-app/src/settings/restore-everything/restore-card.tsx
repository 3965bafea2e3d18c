import { useDropRestore, useForgetData, useRestoreReadiness, type UnfinishedRestore } from 'data-client/owner';
import { useEffect, useRef } from 'react';
import { QueryView, useConfirm } from 'shared-ui';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { sentenceOf, type CheckedFile } from './chosen-file';
import { RestoreFrame, RestoreView } from './restore-view';
import { useRestore } from './use-restore';

const leaving = {
  title: 'Stop the restore?',
  message: 'If you leave this page, nothing is restored. What was uploaded is removed.',
  confirmLabel: 'Stop and leave',
  cancelLabel: 'Keep restoring',
} as const;

/** Restores a saved file into an empty project. */
export function RestoreCard() {
  const readiness = useRestoreReadiness();
  const restore = useRestore();
  const drop = useDropRestore();
  const confirm = useConfirm();
  const { state } = restore.restore;
  useUnsavedGuard({ isDirty: state === 'running' || state === 'interrupted', question: leaving });
  useOthersRestore(readiness.data?.readiness);

  const handleStart = async (file: CheckedFile, replacesSample: boolean) => {
    const isSure = await confirm({
      title: 'Restore this file?',
      message: replacesSample
        ? 'The sample content and settings of this project are replaced by those of the file.'
        : 'The settings, services and opening hours of this project are replaced by those of the file.',
      confirmLabel: 'Restore',
    });
    if (isSure) restore.start(file, replacesSample);
  };
  const handleDrop = (unfinished: UnfinishedRestore) => void drop.mutateAsync(unfinished).catch(() => {});
  return (
    <RestoreFrame state={state}>
      <QueryView query={readiness}>
        {(data) => (
          <RestoreView
            {...restore}
            readiness={data}
            onStart={(file, replacesSample) => void handleStart(file, replacesSample)}
            onDrop={handleDrop}
            isDropping={drop.isPending}
            dropProblem={drop.error ? sentenceOf(drop.error) : undefined}
          />
        )}
      </QueryView>
    </RestoreFrame>
  );
}

/** Drops the cached data when another tab or computer has restored a file. */
function useOthersRestore(readiness: string | undefined) {
  const forgetData = useForgetData();
  const before = useRef(readiness);
  useEffect(() => {
    const wasUnused = before.current !== undefined && before.current !== 'used';
    before.current = readiness;
    if (wasUnused && readiness === 'used') void forgetData();
  }, [readiness, forgetData]);
}
