import { useState, type SubmitEvent } from 'react';
import { Alert, Button, Field, Stack } from 'shared-ui';
import { PasswordInput } from 'shared-ui/dashboard';

export type CurrentPasswordFormProps = {
  /** Why the last attempt failed; shown at the field if it is about the password. */
  refusal?: { message: string; field?: string };
  isBusy?: boolean;
  onSubmit: (password: string) => void;
};

/** Asks for the current password, so that an unattended dashboard is not enough. */
export function CurrentPasswordForm({ refusal, isBusy = false, onSubmit }: CurrentPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!isBusy && password) onSubmit(password);
  };
  const missing = wasSubmitted && !password && 'Please enter your current password.';
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        {refusal && !refusal.field && <Alert tone="danger">{refusal.message}</Alert>}
        <Field label="Current password" isRequired error={missing || (refusal?.field && refusal.message)}>
          <PasswordInput value={password} onChange={({ target }) => setPassword(target.value)} />
        </Field>
        <div>
          <Button type="submit" isBusy={isBusy} busyLabel="Preparing...">
            Continue
          </Button>
        </div>
      </Stack>
    </form>
  );
}
