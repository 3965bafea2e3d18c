import { useRef, useState, type SubmitEvent } from 'react';
import { Alert, Button, Field, Input, Stack, Text } from 'shared-ui';
import { WayBackFrame, type BrandProps } from './way-back-frame';

export type AskViewProps = BrandProps & {
  refusal?: string;
  isBusy?: boolean;
  isSent?: boolean;
  onSubmit: (email: string) => void;
  onAgain: () => void;
};

const looksLikeEmail = /^\S+@\S+$/;

/** Asks for the address, and says the same of every address: nobody learns here who has an account. */
export function AskView({ refusal, isBusy = false, isSent, onSubmit, onAgain, ...frame }: AskViewProps) {
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const address = typed.trim();
  const isAddress = looksLikeEmail.test(address);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (isBusy) return;
    if (isAddress) onSubmit(address);
    else input.current?.focus();
  };
  const about = 'Enter the email address you sign in with. We will send you a link that sets a new password.';
  return (
    <WayBackFrame {...frame} title="Forgot your password?" about={about} takesFocus={isSent}>
      {isSent ? (
        <Sent onAgain={onAgain} />
      ) : (
        <form noValidate onSubmit={handleSubmit}>
          <Stack gap="md">
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
              Send the link
            </Button>
          </Stack>
        </form>
      )}
    </WayBackFrame>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <Stack gap="md">
      <Alert tone="success" title="Please look into your inbox.">
        If this address has an account, a mail with a link is on its way to it. The link works once, within an hour.
      </Alert>
      <Text size="sm" tone="muted">
        Nothing there after a few minutes? Look among the unwanted mails. Only a few are sent in a quarter of an hour,
        so wait a little before you ask again.
      </Text>
      <Button variant="secondary" isFullWidth onClick={onAgain}>
        Ask again
      </Button>
    </Stack>
  );
}
