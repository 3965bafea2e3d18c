import { useChangePassword } from 'data-client/owner';
import { useState } from 'react';
import { Button, Card, Dialog, Heading, Stack, Text, useNotify } from 'shared-ui';
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
      notify({ tone: 'success', message: 'Your password is changed. You need to sign in again on other devices.' });
    };
    change.mutate({ current, next }, { onSuccess });
  };
  return (
    <Card as="section" aria-label="Your password">
      <Stack gap="md">
        <Heading level={3} size="sm">
          Your password
        </Heading>
        <Text>Change it if someone may have seen it, or if someone else set it for you.</Text>
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Change your password
          </Button>
        </div>
      </Stack>
      <Dialog
        isOpen={isOpen}
        size="sm"
        title="Change your password"
        description="You stay signed in here. Other devices need the new password."
        // Leaving now would hide whether the change succeeded.
        onCloseRequest={() => !change.isPending}
        onClose={close}
      >
        {isOpen && (
          <PasswordFormView refusal={refusalOf(change.error)} isBusy={change.isPending} onSubmit={handleSubmit} />
        )}
      </Dialog>
    </Card>
  );
}
