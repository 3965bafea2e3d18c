import { Alert, RetryButton, Text } from 'shared-ui';
import { useCoachTime, type CoachTime } from '../dashboard/coach-time';
import type { PostEditor } from './use-post-editor';

/** Whether the text is saved, being saved or only in this browser. */
export function SaveStatus({ editor }: { editor: PostEditor }) {
  return (
    <Text size="sm" tone="muted" role="status">
      {statusOf(editor, useCoachTime())}
    </Text>
  );
}

function statusOf(editor: PostEditor, { hour }: CoachTime) {
  const { saving, isDirty, isPublished, isUnsaved, isKept, saved, savedAt, values, canRetry } = editor;
  const here = isKept ? 'Stored in this browser' : 'Not stored yet';
  if (saving.state === 'saving') return 'Saving...';
  if (saving.state === 'conflict') return `${here}. A different version is saved.`;
  if (saving.state === 'failed') return canRetry && !isPublished ? `${here}. Retrying...` : `${here}, not saved.`;
  if (!isDirty) return savedAt ? `Saved at ${hour(savedAt)}` : saved ? 'Saved' : 'Empty';
  if (isPublished) return `${here}. Readers still see the saved version.`;
  if (isUnsaved && values.title.trim() === '') return `${here}. Add a title to save it as a draft.`;
  return isUnsaved ? `${here}, not saved.` : `${here}. Saving soon...`;
}

/** The alert of a failed save, with the reason. */
export function SaveFailure({ editor, onSave }: { editor: PostEditor; onSave: () => void }) {
  if (editor.saving.state !== 'failed') return null;
  return (
    <Alert tone="danger" title="Error saving post" action={<RetryButton onClick={onSave} />}>
      {editor.saving.error.message} Your text is{' '}
      {editor.isKept ? 'stored in this browser' : 'not stored yet. Keep this page open'}.
    </Alert>
  );
}
