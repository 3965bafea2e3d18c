import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { ImportView } from './import-view';
import { useSubscriberImport } from './use-subscriber-import';

const leaving = {
  title: 'Stop the import?',
  message:
    'If you leave this page, the rest of the file won’t be imported. You can import the same file again later; nobody is added twice.',
  confirmLabel: 'Stop and leave',
  cancelLabel: 'Keep importing',
} as const;

/** Imports subscribers from a CSV file. */
export function ImportPage() {
  const steps = useSubscriberImport();
  useUnsavedGuard({ isDirty: steps.state.result?.state === 'running', question: leaving });
  return <ImportView import={steps} />;
}
