import { SignInForm, type SignInFormProps } from './sign-in-form';
import { SignInFrame, type SignInFrameProps } from './sign-in-frame';

type SignInViewProps = SignInFrameProps & SignInFormProps;

export function SignInView({ refusal, isBusy, takesFocus, onSubmit, ...frame }: SignInViewProps) {
  return (
    <SignInFrame {...frame} title="Welcome back" about="Sign in to your dashboard.">
      <SignInForm {...{ refusal, isBusy, takesFocus, onSubmit }} />
    </SignInFrame>
  );
}
