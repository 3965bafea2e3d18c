import { Dialog, RetryButton, Text } from 'shared-ui';

/** Replaces a dialog whose code failed to load, so that the form around it keeps what the owner typed. */
export function FailedDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Dialog size="sm" title="This couldn’t be loaded" footer={<RetryButton onClick={onRetry} />} onClose={onClose}>
      <Text>Please check your connection and try again. Anything you typed is still here.</Text>
    </Dialog>
  );
}
