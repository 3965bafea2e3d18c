import { useAuthenticatorChange } from 'data-client/owner';
import { Dialog, useNotify } from 'shared-ui';
import { CodeForm } from './code-form';

/** Asks for a code first, so that an unattended dashboard is not enough to remove the protection. */
export function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const remove = useAuthenticatorChange('remove');
  const notify = useNotify();
  const handleSubmit = (code: string) => {
    const handleRemoved = () => {
      notify({ tone: 'success', message: 'Authenticator app removed. You now sign in with your password only.' });
      onClose();
    };
    // The dialog may be gone by then, because the app is: `mutate` would not call back.
    remove.mutateAsync({ id, code }).then(handleRemoved, () => {});
  };
  return (
    <Dialog
      size="sm"
      title="Remove your authenticator app?"
      description="Signing in will need only your password."
      onCloseRequest={() => !remove.isPending}
      onClose={onClose}
    >
      <CodeForm
        refusal={remove.error?.message}
        isBusy={remove.isPending}
        submitLabel="Remove app"
        busyLabel="Removing..."
        variant="danger"
        onSubmit={handleSubmit}
      />
    </Dialog>
  );
}
