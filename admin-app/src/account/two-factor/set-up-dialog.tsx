import { useSettings } from 'data-client';
import { useAuthenticatorChange, useNewAuthenticator } from 'data-client/owner';
import { useState } from 'react';
import { Dialog, useNotify, Alert, Button, Field } from 'shared-ui';
import { Form } from '../../form/form';
import { refusalOf } from '../password/refusal-of';
import { RecoveryCodes } from './recovery-codes';
import { SetUpView } from './set-up-view';
import { PasswordInput } from 'shared-ui/dashboard';

/** Asks for the password, shows the new secret to an app, verifies a code from it, and shows the recovery codes. */
export function SetUpDialog({ isDemanded, onClose }: { isDemanded: boolean; onClose: () => void }) {
  const { settings } = useSettings();
  const begin = useNewAuthenticator();
  const newKey = begin.data;
  const confirm = useAuthenticatorChange('confirm');
  const [codes, setCodes] = useState<string[]>();
  const notify = useNotify();

  const handleSubmit = (code: string) => {
    if (!newKey) return;
    confirm.mutate({ id: newKey.id, code }, { onSuccess: setCodes });
  };
  const handleDone = () => {
    const next = isDemanded ? '' : ' Now turn on “Two-factor sign-in” and save.';
    notify({ tone: 'success', message: `Your authenticator app is set up.${next}` });
    onClose();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={handleDone} />;
  if (!newKey)
    return (
      <Dialog
        size="sm"
        title="Set up an authenticator app"
        description="Enter your password first, so that nobody else can do this on your computer."
        onClose={onClose}
      >
        <CurrentPasswordForm
          refusal={refusalOf(begin.error)}
          isBusy={begin.isPending}
          onSubmit={(password) => begin.mutate({ siteName: settings.site_title, password })}
        />
      </Dialog>
    );
  return (
    <Dialog
      // Another dialog, which begins at its title: the form that had the focus is gone.
      key="qr-code"
      title="Set up an authenticator app"
      // Closed now, it would never show the recovery codes.
      onCloseRequest={() => !confirm.isPending}
      onClose={onClose}
    >
      <SetUpView newKey={newKey} refusal={confirm.error?.message} isBusy={confirm.isPending} onSubmit={handleSubmit} />
    </Dialog>
  );
}

type CurrentPasswordFormProps = {
  /** Why the last attempt failed; shown at the field if it is about the password. */
  refusal?: { message: string; field?: string };
  isBusy?: boolean;
  onSubmit: (password: string) => void;
};

/** Asks for the current password, so that an unattended dashboard is not enough. */
function CurrentPasswordForm({ refusal, isBusy = false, onSubmit }: CurrentPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const handleSubmit = () => {
    setSubmitted(true);
    if (password) onSubmit(password);
  };
  const missing = wasSubmitted && !password && 'Please enter your current password.';
  return (
    <Form onSubmit={handleSubmit}>
      {refusal && !refusal.field && <Alert tone="danger">{refusal.message}</Alert>}
      <Field label="Current password" isRequired error={missing || (refusal?.field && refusal.message)}>
        <PasswordInput value={password} onChange={({ target }) => setPassword(target.value)} />
      </Field>
      <Button type="submit" isBusy={isBusy} busyLabel="Preparing...">
        Continue
      </Button>
    </Form>
  );
}
