import { Button } from 'shared-ui';
import { CodeForm } from '../two-factor/code-form';
import { LostPhoneAdvice } from '../two-factor/lost-phone-advice';
import { SignInFrame, type SignInFrameProps } from './sign-in-frame';

export type CodeViewProps = SignInFrameProps & {
  /** Why the last code was not accepted. */
  refusal?: string;
  isBusy?: boolean;
  onSubmit: (code: string) => void;
  onStartOver: () => void;
};

/** The second step of signing in: the password was right. */
export function CodeView({ refusal, isBusy, onSubmit, onStartOver, ...frame }: CodeViewProps) {
  return (
    <SignInFrame
      {...frame}
      title="One more step"
      about="Your password is right. Now the code of your authenticator app."
    >
      <CodeForm {...{ refusal, isBusy, onSubmit }} takesFocus submitLabel="Sign In" busyLabel="Signing In...">
        <Button variant="ghost" isFullWidth onClick={onStartOver}>
          Sign in as somebody else
        </Button>
      </CodeForm>
      <LostPhoneAdvice />
    </SignInFrame>
  );
}
