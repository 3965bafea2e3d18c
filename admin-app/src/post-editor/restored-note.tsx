import { Alert, Button, Inline } from 'shared-ui';

const whenFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export type RestoredNoteProps = {
  /** When it was written. */
  at: Date;
  /** Something else is saved that could be gone on with. */
  hasSaved: boolean;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Says that this is not what is saved, but what was being written here, and offers the other. */
export function RestoredNote({ at, hasSaved, onKeep, onDiscard }: RestoredNoteProps) {
  return (
    <Alert
      tone="info"
      role="status"
      title="Your writing is back"
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={onKeep}>
            Go on with it
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {hasSaved ? 'Use the saved version instead' : 'Start afresh'}
          </Button>
        </Inline>
      }
    >
      This is what you were writing on {whenFormat.format(at)}. It was not saved then.
    </Alert>
  );
}
