import { DataError, useSettings } from 'data-client';
import { useSignIn, type Credentials } from 'data-client/owner';
import { SignInView } from './sign-in-view';

export type SignInPageProps = {
  sitePath: string;
  /** The owner was inside a moment ago and did not log out. */
  hasEnded: boolean;
  takesFocus: boolean;
  /** Why it is not known whether the owner is signed in. */
  checkError?: DataError;
  onRecheck: () => void;
  onSignedIn: () => void;
};

export function SignInPage({ sitePath, hasEnded, takesFocus, checkError, onRecheck, onSignedIn }: SignInPageProps) {
  const { settings } = useSettings();
  const signIn = useSignIn();
  const handleSubmit = (credentials: Credentials) => {
    signIn.mutateAsync(credentials).then(onSignedIn, () => {
      // The refusal is shown from `signIn.error`.
    });
  };
  return (
    <SignInView
      siteName={settings.site_title}
      tagline={settings.site_tagline}
      sitePath={sitePath}
      notice={hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
      checkFailure={checkError && checkError.code !== 'session-expired' ? checkError.message : undefined}
      refusal={signIn.error ? wordsFor(signIn.error) : undefined}
      isBusy={signIn.isPending}
      takesFocus={takesFocus}
      onSubmit={handleSubmit}
      onRecheck={onRecheck}
    />
  );
}

const wordsFor = (error: Error) => (error instanceof DataError ? error.message : new DataError('server').message);
