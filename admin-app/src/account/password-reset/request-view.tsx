import { useRef, useState } from 'react';
import { Alert, Button, Field, Input, Stack, Muted } from 'shared-ui';
import { Form } from '../../form/form';
import { PasswordResetFrame, type BrandProps } from './password-reset-frame';

type RequestViewProps = BrandProps & {
  refusal?: string;
  isBusy?: boolean;
  isSent?: boolean;
  onSubmit: (email: string) => void;
  onAgain: () => void;
};

const looksLikeEmail = /^\S+@\S+$/;

/** Asks for an address and gives the same answer to every one, so it never reveals who has an account. */
export function RequestView({ refusal, isBusy = false, isSent, onSubmit, onAgain, ...frame }: RequestViewProps) {
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isAddress = looksLikeEmail.test(typed);
  const handleSubmit = () => {
    setSubmitted(true);
    if (isAddress) onSubmit(typed);
    else input.current?.focus();
  };
  const about = 'Enter the email address you sign in with. You’ll get a link to set a new password.';
  return (
    <PasswordResetFrame {...frame} title="Forgot your password?" about={about} takesFocus={isSent}>
      {isSent ? (
        <Sent onAgain={onAgain} />
      ) : (
        <Form onSubmit={handleSubmit}>
          {refusal && <Alert tone="danger">{refusal}</Alert>}
          <Field
            label="Email"
            isRequired
            error={wasSubmitted && !isAddress && 'Please enter an email address like name@example.com.'}
          >
            <Input
              ref={input}
              type="email"
              name="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel="Sending...">
            Send link
          </Button>
        </Form>
      )}
    </PasswordResetFrame>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <Stack gap="md">
      <Alert tone="success" title="Check your inbox">
        If this address has an account, a link is on its way. It works once, within an hour.
      </Alert>
      <Muted>
        Nothing after a few minutes? Check your spam folder. Only a few emails can be sent every 15 minutes, so wait a
        bit before requesting another.
      </Muted>
      <Button variant="secondary" isFullWidth onClick={onAgain}>
        Request another link
      </Button>
    </Stack>
  );
}
