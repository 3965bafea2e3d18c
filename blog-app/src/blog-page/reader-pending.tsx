import type { PostSummary } from 'data-client';
import { Alert, Dialog, Inline, RetryButton, Spinner, Stack, Text } from 'shared-ui';
import { useDebounced } from '../debounce/use-debounced';

/** Shorter waits show no spinner. */
const spinnerDelayMs = 400;

export type ReaderPendingProps = {
  /** Given after loading failed. */
  onRetry?: () => void;
  /** The post as the list knows it. */
  summary?: PostSummary;
  onClose: () => void;
};

/** Placeholder for the reader while its code loads, or after loading failed. */
export function ReaderPending({ onRetry, summary, onClose }: ReaderPendingProps) {
  const isLate = useDebounced(true, spinnerDelayMs, false);
  if (!isLate && !onRetry) return null;
  return (
    <Dialog
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
        {onRetry ? (
          <Alert tone="danger" title="The article couldn’t be loaded." action={<RetryButton onClick={onRetry} />}>
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
