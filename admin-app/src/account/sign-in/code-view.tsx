import { useState } from 'react';
import { Button } from 'shared-ui';
import { CodeForm } from '../two-factor/code-form';
import { LostPhoneAdvice } from '../two-factor/lost-phone-advice';
import { SignInFrame, type SignInFrameProps } from './sign-in-frame';

type CodeViewProps = SignInFrameProps & {
  /** Why the last code was rejected. */
  refusal?: string;
  isBusy?: boolean;
  onSubmit: (code: string) => void;
  onRecover: (code: string) => void;
  onStartOver: () => void;
};

/** The second step of signing in: the authenticator code, or a recovery code, which removes the authenticator. */
export function CodeView({ refusal, isBusy, onSubmit, onRecover, onStartOver, ...frame }: CodeViewProps) {
  const [isRecovering, setRecovering] = useState(false);
  const [refusedWay, setRefusedWay] = useState(false);
  const about = isRecovering
    ? 'A recovery code signs you in once and removes the app from your account. Set up a new one afterward.'
    : 'Enter the code from your authenticator app.';
  const handleSubmit = (code: string) => {
    setRefusedWay(isRecovering);
    (isRecovering ? onRecover : onSubmit)(code);
  };
  return (
    <SignInFrame {...frame} title="One more step" about={about}>
      <CodeForm
        key={String(isRecovering)}
        kind={isRecovering ? 'recovery' : 'app'}
        refusal={refusedWay === isRecovering ? refusal : undefined}
        isBusy={isBusy}
        takesFocus
        submitLabel="Sign In"
        busyLabel="Signing In..."
        onSubmit={handleSubmit}
      >
        <Button variant="ghost" isFullWidth onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" isFullWidth onClick={onStartOver}>
          Sign in as someone else
        </Button>
      </CodeForm>
      <LostPhoneAdvice />
    </SignInFrame>
  );
}
