import { passwordProblem } from 'domain/password';
import { useEffect, useRef, useState } from 'react';
import { Alert, Button } from 'shared-ui';
import { Form } from '../../form/form';
import { NewPasswordField } from '../password/new-password-field';
import { CodeForm } from '../two-factor/code-form';
import { LostPhoneAdvice } from '../two-factor/lost-phone-advice';
import { PasswordResetFrame, type BrandProps } from './password-reset-frame';
import { RouterLinkButton } from '../../dashboard/router-link-button';

type Refusal = { message: string; field?: string };

type NewPasswordViewProps = BrandProps & {
  step: 'password' | 'code' | 'dead' | 'done';
  askPath: string;
  typed?: string;
  /** Why the last attempt failed. */
  refusal?: Refusal;
  isBusy?: boolean;
  onPassword: (next: string) => void;
  onCode: (code: string) => void;
};

const notWhole = 'Please open the link in the email again, or request a new one.';

/** The page behind the link in the email. */
export function NewPasswordView(props: NewPasswordViewProps) {
  const { step, askPath, typed, refusal, isBusy, onPassword, onCode, ...frame } = props;
  if (step === 'dead')
    return (
      <PasswordResetFrame
        {...frame}
        title="Request a new link"
        about="Your password hasn’t changed."
        takesFocus={Boolean(refusal)}
      >
        <Alert tone="warning">{refusal?.message ?? notWhole}</Alert>
        <RouterLinkButton to={askPath} size="lg" isFullWidth>
          Request a new link
        </RouterLinkButton>
      </PasswordResetFrame>
    );
  if (step === 'done') return <Done {...frame} />;
  if (step === 'code')
    return (
      <PasswordResetFrame {...frame} title="One more step" about="Enter the code from your authenticator app.">
        <CodeForm
          refusal={refusal?.message}
          isBusy={isBusy}
          takesFocus
          submitLabel="Set password"
          busyLabel="Setting..."
          onSubmit={onCode}
        />
        <LostPhoneAdvice afterward="Then request a new link by email." />
      </PasswordResetFrame>
    );
  return (
    <PasswordResetFrame {...frame} title="Set a new password" about="Your old password stops working.">
      <PasswordForm {...{ typed, refusal, isBusy, onPassword }} />
    </PasswordResetFrame>
  );
}

function Done(frame: BrandProps) {
  return (
    <PasswordResetFrame
      {...frame}
      title="Password changed"
      about="You can sign in now."
      takesFocus
      hasSignInLink={false}
    >
      <Alert tone="success">Your new password is set. You need to sign in again on every device.</Alert>
      <RouterLinkButton to={frame.signInPath} size="lg" isFullWidth>
        Sign in
      </RouterLinkButton>
    </PasswordResetFrame>
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
  const handleSubmit = () => {
    setSubmitted(true);
    if (passwordProblem(next)) input.current?.focus();
    else onPassword(next);
  };
  return (
    <Form onSubmit={handleSubmit}>
      {refusal && !aboutPassword && <Alert tone="danger">{refusal.message}</Alert>}
      <NewPasswordField
        ref={input}
        value={next}
        wasSubmitted={wasSubmitted}
        refusal={aboutPassword}
        onChange={setNext}
      />
      <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel="Setting...">
        Set password
      </Button>
    </Form>
  );
}
