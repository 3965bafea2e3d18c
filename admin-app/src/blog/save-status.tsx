import { Alert, Button, Text } from 'shared-ui';
import type { PostEditor } from './use-post-editor';

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Where the words are: saved, on their way, or in this browser only. */
export function SaveStatus({ editor }: { editor: PostEditor }) {
  return (
    <Text size="sm" tone="muted" role="status">
      {statusOf(editor)}
    </Text>
  );
}

function statusOf({ saving, isDirty, isPublished, isUnsaved, isKept, saved, savedAt, values, canRetry }: PostEditor) {
  const here = isKept ? 'Kept in this browser' : 'Not kept anywhere yet';
  if (saving.state === 'saving') return 'Saving...';
  if (saving.state === 'conflict') return `${here}. Another version is saved.`;
  if (saving.state === 'failed')
    return canRetry && !isPublished ? `${here}. Trying again soon...` : `${here}, not saved.`;
  if (!isDirty) return savedAt ? `Saved at ${timeFormat.format(savedAt)}` : saved ? 'Saved' : 'Nothing written yet';
  if (isPublished) return `${here}. Readers still see the saved version.`;
  if (isUnsaved && values.title.trim() === '') return `${here}. With a title it is saved as a draft.`;
  return isUnsaved ? `${here}, not saved.` : `${here}. Saving on the next pause...`;
}

/** Why the last save failed, with the exact alert. */
export function SaveFailure({ editor, onSave }: { editor: PostEditor; onSave: () => void }) {
  if (editor.saving.state !== 'failed') return null;
  return (
    <Alert
      tone="danger"
      title="Error saving post"
      action={
        <Button size="sm" variant="secondary" icon="refresh" onClick={onSave}>
          Try again
        </Button>
      }
    >
      {editor.saving.error.message} Your text is{' '}
      {editor.isKept ? 'kept in this browser' : 'still here: do not close this page'}.
    </Alert>
  );
}
