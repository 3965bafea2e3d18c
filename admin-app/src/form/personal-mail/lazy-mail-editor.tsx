import { Alert, onDemand, RetryButton, Spinner } from 'shared-ui';

/** The email editor, loaded once it is wanted. */
export const LazyMailEditor = onDemand(async () => (await import('./mail-editor')).MailEditor, {
  pending: () => <Spinner label="Loading the editor" />,
  failed: (onRetry) => (
    <Alert tone="danger" action={<RetryButton onClick={onRetry} />}>
      The editor couldn’t be loaded. Please check your connection and try again.
    </Alert>
  ),
});
