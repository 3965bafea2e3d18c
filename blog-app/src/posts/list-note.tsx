import { Alert, Button, Text } from 'shared-ui';

export type ListNoteProps = {
  /** The posts are the built-in samples. */
  isSample: boolean;
  /** What is shown is older or built in, because the posts could not be read. */
  hasFailed: boolean;
  isFetching: boolean;
  onRetry: () => void;
};

/** Says that the posts shown are not all there is to know: samples, or those of an earlier visit. */
export function ListNote({ isSample, hasFailed, isFetching, onRetry }: ListNoteProps) {
  const samples = 'These are sample articles. They stand in until the first posts are published.';
  if (!hasFailed)
    return isSample ? (
      <Text tone="muted" size="sm">
        {samples}
      </Text>
    ) : null;
  return (
    <Alert
      tone="warning"
      role="status"
      action={
        <Button size="sm" variant="secondary" icon="refresh" isBusy={isFetching} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The articles could not be loaded. {isSample ? 'These are sample articles.' : 'You see those of an earlier visit.'}
    </Alert>
  );
}
