import { Button } from 'shared-ui';
import { CodeForm } from '../two-factor/code-form';
import { LostPhoneAdvice } from '../two-factor/lost-phone-advice';
import { SignInFrame, type SignInFrameProps } from './sign-in-frame';

type CodeViewProps = SignInFrameProps & {
  /** Why the last code was rejected. */
  refusal?: string;
  isBusy?: boolean;
  onSubmit: (code: string) => void;
  onStartOver: () => void;
};

/** The second step of signing in: the authenticator code. */
export function CodeView({ refusal, isBusy, onSubmit, onStartOver, ...frame }: CodeViewProps) {
  return (
    <SignInFrame {...frame} title="One more step" about="Enter the code from your authenticator app.">
      <CodeForm {...{ refusal, isBusy, onSubmit }} takesFocus submitLabel="Sign In" busyLabel="Signing In...">
        <Button variant="ghost" isFullWidth onClick={onStartOver}>
          Sign in as someone else
        </Button>
      </CodeForm>
      <LostPhoneAdvice />
    </SignInFrame>
  );
}
