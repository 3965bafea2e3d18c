import { useChangePassword } from 'data-client/owner';
import { useState } from 'react';
import { Button, Dialog, Text, useNotify } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { PasswordFormView } from './password-form-view';
import { refusalOf } from './refusal-of';

/** The password section of the security settings. */
export function PasswordCard() {
  const change = useChangePassword();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    change.reset();
    setOpen(false);
  };
  const handleSubmit = (current: string, next: string) => {
    const onSuccess = () => {
      close();
      notify({ tone: 'success', message: 'Password changed. Sign in again on your other devices.' });
    };
    change.mutate({ current, next }, { onSuccess });
  };
  return (
    <TitledCard title="Your password">
      <Text>Change it if someone may have seen it, or if someone else set it for you.</Text>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change your password
      </Button>
      {isOpen && (
        <Dialog
          size="sm"
          title="Change your password"
          description="You stay signed in here. Other devices need the new password."
          // Leaving now would hide whether the change succeeded.
          onCloseRequest={() => !change.isPending}
          closesOnBack
          onClose={close}
        >
          <PasswordFormView refusal={refusalOf(change.error)} isBusy={change.isPending} onSubmit={handleSubmit} />
        </Dialog>
      )}
    </TitledCard>
  );
}
