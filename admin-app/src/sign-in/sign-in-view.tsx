import { SignInForm, type SignInFormProps } from './sign-in-form';
import { SignInFrame, type SignInFrameProps } from './sign-in-frame';

export type SignInViewProps = SignInFrameProps & SignInFormProps;

/** Username and password. */
export function SignInView({ refusal, isBusy, takesFocus, onSubmit, ...frame }: SignInViewProps) {
  return (
    <SignInFrame {...frame} title="Welcome back" about="Sign in to your desk.">
      <SignInForm {...{ refusal, isBusy, takesFocus, onSubmit }} />
    </SignInFrame>
  );
}
