import type { PostSummary } from 'data-client';
import { Alert, Button, Dialog, Inline, Spinner, Stack, Text } from 'shared-ui';
import { useSettled } from '../search/use-settled';

/** A wait shorter than this is better not shown. */
const patienceMs = 400;

export type ReaderPendingProps = {
  hasFailed: boolean;
  onRetry: () => void;
  /** Known from the list. */
  summary?: PostSummary;
  onClose: () => void;
};

/** In the reader's place while its code is on the way, or could not be fetched. */
export function ReaderPending({ hasFailed, onRetry, summary, onClose }: ReaderPendingProps) {
  const isLate = useSettled(true, patienceMs, false);
  if (!isLate && !hasFailed) return null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={summary?.title ?? 'Article'}
      size="lg"
      isFullScreenOnPhone
      closeLabel="Close article"
    >
      <Stack gap="lg">
        {summary && (
          <Text size="xl" tone="muted">
            {summary.excerpt}
          </Text>
        )}
        {hasFailed ? (
          <Alert
            tone="danger"
            title="The article could not be loaded."
            action={
              <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
                Try again
              </Button>
            }
          >
            Please check your connection and try again.
          </Alert>
        ) : (
          <Inline justify="center">
            <Spinner label="Loading article" />
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
