import { Alert, Button, Inline } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';

type RestoredNoteProps = {
  at: Date;
  /** Whether a saved version exists. */
  hasSaved: boolean;
  onKeep: () => void;
  onDiscard: () => void;
};

/** Says that the text comes from this browser, and offers the saved version. */
export function RestoredNote({ at, hasSaved, onKeep, onDiscard }: RestoredNoteProps) {
  const { moment } = useCoachTime();
  return (
    <Alert
      tone="info"
      role="status"
      title="Unsaved text restored"
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={onKeep}>
            Keep it
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            {hasSaved ? 'Use the saved version' : 'Start over'}
          </Button>
        </Inline>
      }
    >
      This is what you were writing on {moment(at)}. It was never saved.
    </Alert>
  );
}
