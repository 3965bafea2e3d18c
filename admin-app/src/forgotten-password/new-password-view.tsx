import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Alert, Button, LinkButton, Stack } from 'shared-ui';
import { isTooShort, NewPasswordField } from '../password/new-password-field';
import { CodeForm } from '../two-factor/code-form';
import { LostPhoneAdvice } from '../two-factor/lost-phone-advice';
import { WayBackFrame, type BrandProps } from './way-back-frame';

type Refusal = { message: string; field?: string };

export type NewPasswordViewProps = BrandProps & {
  step: 'password' | 'code' | 'dead' | 'done';
  askPath: string;
  /** The password that was sent. */
  typed?: string;
  /** Why the last attempt did not go through. */
  refusal?: Refusal;
  isBusy?: boolean;
  onPassword: (next: string) => void;
  onCode: (code: string) => void;
};

const notWhole = 'Please open the link in the mail once more, or ask for a new one.';

/** What the mail's link leads to. */
export function NewPasswordView(props: NewPasswordViewProps) {
  const { step, askPath, typed, refusal, isBusy, onPassword, onCode, ...frame } = props;
  if (step === 'dead')
    return (
      <WayBackFrame
        {...frame}
        title="Ask for a new link"
        about="Your password is as it was."
        takesFocus={Boolean(refusal)}
      >
        <Alert tone="warning">{refusal?.message ?? notWhole}</Alert>
        <LinkButton as={Link} to={askPath} size="lg" isFullWidth>
          Ask for a new link
        </LinkButton>
      </WayBackFrame>
    );
  if (step === 'done') return <Done {...frame} />;
  if (step === 'code')
    return (
      <WayBackFrame
        {...frame}
        title="One more step"
        about="Your new password waits for the code of your authenticator app."
      >
        <CodeForm
          refusal={refusal?.message}
          isBusy={isBusy}
          takesFocus
          submitLabel="Set the password"
          busyLabel="Setting..."
          onSubmit={onCode}
        />
        <LostPhoneAdvice afterwards="A new link by mail is enough then." />
      </WayBackFrame>
    );
  return (
    <WayBackFrame
      {...frame}
      title="Set a new password"
      about="From then on it opens your desk, and the old one does not."
    >
      <PasswordForm {...{ typed, refusal, isBusy, onPassword }} />
    </WayBackFrame>
  );
}

function Done(frame: BrandProps) {
  return (
    <WayBackFrame
      {...frame}
      title="You can sign in again"
      about="From now on with your new password."
      takesFocus
      hasSignInLink={false}
    >
      <Alert tone="success">Your new password is set. Every device has to sign in again.</Alert>
      <LinkButton as={Link} to={frame.signInPath} size="lg" isFullWidth>
        Sign in
      </LinkButton>
    </WayBackFrame>
  );
}

type PasswordFormProps = Pick<NewPasswordViewProps, 'typed' | 'refusal' | 'isBusy' | 'onPassword'>;

function PasswordForm({ typed = '', refusal, isBusy = false, onPassword }: PasswordFormProps) {
  const [next, setNext] = useState(typed);
  const [wasSubmitted, setSubmitted] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const aboutPassword = refusal?.field === 'next' ? refusal.message : undefined;
  useEffect(() => {
    if (aboutPassword) input.current?.focus();
  }, [aboutPassword]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (isBusy) return;
    if (isTooShort(next)) input.current?.focus();
    else onPassword(next);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="md">
        {refusal && !aboutPassword && <Alert tone="danger">{refusal.message}</Alert>}
        <NewPasswordField
          ref={input}
          value={next}
          wasSubmitted={wasSubmitted}
          refusal={aboutPassword}
          onChange={setNext}
        />
        <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel="Setting...">
          Set the password
        </Button>
      </Stack>
    </form>
  );
}
