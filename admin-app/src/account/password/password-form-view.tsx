import { passwordProblem } from 'domain/password';
import { useState } from 'react';
import { Alert, Button, Field } from 'shared-ui';
import { PasswordInput } from 'shared-ui/dashboard';
import { Form } from '../../form/form';
import { NewPasswordField } from './new-password-field';

type PasswordFormViewProps = {
  /** Why the last attempt failed; shown at `field` if it has one. */
  refusal?: { message: string; field?: string };
  isBusy?: boolean;
  onSubmit: (current: string, next: string) => void;
};

export function PasswordFormView({ refusal, isBusy = false, onSubmit }: PasswordFormViewProps) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const refusedAt = (field: string) => (refusal?.field === field ? refusal.message : undefined);

  const handleSubmit = () => {
    setSubmitted(true);
    if (current && !passwordProblem(next)) onSubmit(current, next);
  };
  return (
    <Form onSubmit={handleSubmit}>
      {refusal && !refusal.field && <Alert tone="danger">{refusal.message}</Alert>}
      <Field
        label="Current password"
        isRequired
        error={wasSubmitted && !current ? 'Please enter your current password.' : refusedAt('current')}
      >
        <PasswordInput subject="current password" value={current} onChange={({ target }) => setCurrent(target.value)} />
      </Field>
      <NewPasswordField value={next} wasSubmitted={wasSubmitted} refusal={refusedAt('next')} onChange={setNext} />
      <Button type="submit" isBusy={isBusy} busyLabel="Changing...">
        Change password
      </Button>
    </Form>
  );
}
