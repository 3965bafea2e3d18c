import { useAuthenticatorChange } from 'data-client/owner';
import { Dialog, useNotify } from 'shared-ui';
import { CodeForm } from './code-form';

export type RemoveDialogProps = { id: string; onClose: () => void };

/** Asks for a code first, so that a desk left open is not enough to take the protection away. */
export function RemoveDialog({ id, onClose }: RemoveDialogProps) {
  const remove = useAuthenticatorChange('remove');
  const notify = useNotify();
  const handleSubmit = (code: string) => {
    const onSuccess = () => {
      notify({ tone: 'success', message: 'Your authenticator app is removed. Your password is enough again.' });
      onClose();
    };
    remove.mutate({ id, code }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title="Remove your authenticator app?"
      description="From then on your password alone opens the desk."
      onClose={onClose}
    >
      <CodeForm
        refusal={remove.error?.message}
        isBusy={remove.isPending}
        submitLabel="Remove the app"
        busyLabel="Removing..."
        variant="danger"
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
