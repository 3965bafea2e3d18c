import { Alert, Button, Inline } from 'shared-ui';
import type { PostEditor } from './use-post-editor';

const whenFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Says that this is not what is saved, but what was being written here, and offers the other. */
export function RestoredNote({ editor }: { editor: PostEditor }) {
  const { restored, saved, keepRestored, discardRestored } = editor;
  if (!restored) return null;
  return (
    <Alert
      tone="info"
      role="status"
      title="Your writing is back"
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={keepRestored}>
            Go on with it
          </Button>
          <Button size="sm" variant="secondary" onClick={discardRestored}>
            {saved ? 'Use the saved version instead' : 'Start afresh'}
          </Button>
        </Inline>
      }
    >
      This is what you were writing on {whenFormat.format(restored.at)}. It was not saved then.
    </Alert>
  );
}
