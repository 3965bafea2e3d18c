import { type DataError, useSettings } from 'data-client';
import {
  codeMissing,
  useEnterCode,
  useEnterRecoveryCode,
  useSignIn,
  useSignOut,
  type SessionUser,
} from 'data-client/owner';
import { useBasePath } from '../../dashboard/base-path';
import { refusalOf } from '../password/refusal-of';
import { CodeView } from './code-view';
import { passwordResetPaths } from '../password-reset/password-reset-paths';
import { SignInView } from './sign-in-view';

type SignInPageProps = {
  sitePath: string;
  /** The password was right; an authenticator code is required. */
  isCodeMissing: boolean;
  /** The session ended because of its age or a long time without use. */
  hasTimedOut: boolean;
  /** The session ended without a logout. */
  hasEnded: boolean;
  takesFocus: boolean;
  /** Why the session check failed. */
  checkError?: DataError;
  onRecheck: () => void;
  onSignedIn: () => void;
};

const timedOutNotice =
  'For your security, you’re signed out a day after signing in, or after eight hours of inactivity. Please sign in again.';

/** Asks for the password, then for a code if one is required. */
export function SignInPage(props: SignInPageProps) {
  const { sitePath, isCodeMissing, hasTimedOut, hasEnded, takesFocus, checkError, onRecheck, onSignedIn } = props;
  const basePath = useBasePath();
  const { settings } = useSettings();
  const signIn = useSignIn();
  const code = useEnterCode();
  const recovery = useEnterRecoveryCode();
  const signOut = useSignOut();
  const step = !isCodeMissing
    ? signIn
    : recovery.isPending || recovery.submittedAt > code.submittedAt
      ? recovery
      : code;
  const shared = {
    siteName: settings.site_title,
    tagline: settings.site_tagline,
    sitePath,
    checkFailure: checkError?.message,
    refusal: refusalOf(step.error)?.message,
    isBusy: step.isPending,
    onRecheck,
  };
  // Not the mutation's callback: by then the dashboard is mounted here. Errors are shown from the mutation.
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
        onRecover={(typed) => attempt(recovery.mutateAsync(typed))}
        onStartOver={() => signOut.mutate()}
      />
    );
  return (
    <SignInView
      {...shared}
      notice={hasTimedOut ? timedOutNotice : hasEnded ? 'Your session has ended. Please sign in again.' : undefined}
      takesFocus={takesFocus}
      otherWay={{ to: `${basePath}/${passwordResetPaths.ask}`, label: 'Forgot your password?' }}
      onSubmit={(credentials) => attempt(signIn.mutateAsync(credentials))}
    />
  );
}
