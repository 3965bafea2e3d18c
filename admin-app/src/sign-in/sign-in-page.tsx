import { DataError, useSettings } from 'data-client';
import { codeMissing, useEnterCode, useSignIn, useSignOut, type SessionUser } from 'data-client/owner';
import { CodeView } from './code-view';
import { recoveryPlaces } from './recovery-places';
import { SignInView } from './sign-in-view';

export type SignInPageProps = {
  basePath: string;
  sitePath: string;
  /** The password was right, and the code of an authenticator is asked for. */
  isCodeMissing: boolean;
  /** The owner was inside a moment ago and did not log out. */
  hasEnded: boolean;
  takesFocus: boolean;
  /** Why it is not known whether the owner is signed in. */
  checkError?: DataError;
  onRecheck: () => void;
  onSignedIn: () => void;
};

/** Asks for the password, then for a code where one is demanded. */
export function SignInPage(props: SignInPageProps) {
  const { basePath, sitePath, isCodeMissing, hasEnded, takesFocus, checkError, onRecheck, onSignedIn } = props;
  const { settings } = useSettings();
  const signIn = useSignIn();
  const code = useEnterCode();
  const signOut = useSignOut();
  const step = isCodeMissing ? code : signIn;
  const shared = {
    siteName: settings.site_title,
    tagline: settings.site_tagline,
    sitePath,
    checkFailure: checkError && checkError.code !== 'session-expired' ? checkError.message : undefined,
    refusal: step.error ? wordsFor(step.error) : undefined,
    isBusy: step.isPending,
    onRecheck,
  };
  // Not the mutation's own callback: by then the desk stands here. A refusal is shown from its error.
  const attempt = (answer: Promise<SessionUser | typeof codeMissing>) =>
    void answer.then(
      (owner) => owner !== codeMissing && onSignedIn(),
      () => {},
    );
  if (isCodeMissing)
    return (
      <CodeView
        {...shared}
        onSubmit={(typed) => attempt(code.mutateAsync(typed))}
        onStartOver={() => signOut.mutate()}
      />
    );
  return (
    <SignInView
      {...shared}
      notice={hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
      takesFocus={takesFocus}
      otherWay={{ to: `${basePath}/${recoveryPlaces.ask}`, label: 'Forgot your password?' }}
      onSubmit={(credentials) => attempt(signIn.mutateAsync(credentials))}
    />
  );
}

const wordsFor = (error: Error) => (error instanceof DataError ? error.message : new DataError('server').message);
