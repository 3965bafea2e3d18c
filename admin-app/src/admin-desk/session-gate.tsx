import { isProbablySignedIn, useSession, useSignOut } from 'data-client/owner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdminDeskProps } from '../contract';
import { readDeskAddress } from '../desk-frame/desk-address';
import { recoveryPlaces } from '../sign-in/recovery-places';
import { SessionCheck } from '../sign-in/session-check';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { SignInPage } from '../sign-in/sign-in-page';
import { UnsavedGuardProvider } from '../unsaved/unsaved-guard-provider';
import { useHasUnsaved } from '../unsaved/use-unsaved-guard';
import { SignInAgain } from './sign-in-again';
import { useRefusedSession } from './use-refused-session';

// Who is not let in needs none of it; whoever will be has it on its way while the session or the password is checked.
const loadDesk = () => import('./inside-desk');
const InsideDesk = lazy(async () => ({ default: (await loadDesk()).InsideDesk }));
const prepareDesk = () => void loadDesk().catch(() => undefined);

// Nor is the way back in for the one day it is needed.
const ForgottenPassword = lazy(async () => ({
  default: (await import('../forgotten-password/forgotten-password-page')).ForgottenPasswordPage,
}));

/** Lets the owner in, and nobody else. The address stays, so signing in again leads back to the same place. */
export function SessionGate(props: AdminDeskProps) {
  const { tabId, recordId } = readDeskAddress(props.basePath, useLocation().pathname);
  return (
    <UnsavedGuardProvider>
      {tabId === recoveryPlaces.ask || tabId === recoveryPlaces.set ? (
        <Suspense fallback={<SessionCheck />}>
          <ForgottenPassword
            {...props}
            Frame={SignInFrame}
            places={recoveryPlaces}
            isAsking={tabId === recoveryPlaces.ask}
            linkInAddress={recordId}
          />
        </Suspense>
      ) : (
        <Gate {...props} />
      )}
    </UnsavedGuardProvider>
  );
}

function Gate({ basePath, sitePath }: AdminDeskProps) {
  const signOut = useSignOut();
  const hasUnsaved = useHasUnsaved();
  const [hasSignedIn, setSignedIn] = useState(false);
  const [hasLoggedOut, setLoggedOut] = useState(false);
  const [wasInside, setInside] = useState(false);
  const keepsData = wasInside && !hasLoggedOut && hasUnsaved();
  const session = useSession({ dropsData: !keepsData });
  if (session.state === 'signed-in' && !wasInside) setInside(true);
  useRefusedSession(signOut.mutate);
  useEffect(() => {
    if (isProbablySignedIn()) prepareDesk();
  }, []);

  const handleSignedIn = () => {
    setSignedIn(true);
    setLoggedOut(false);
  };
  const handleLogout = () => {
    setLoggedOut(true);
    signOut.mutate();
  };

  if (session.state === 'checking') return <SessionCheck />;
  const isSignedIn = session.state === 'signed-in';
  const signIn = (
    <div onFocus={prepareDesk}>
      <SignInPage
        basePath={basePath}
        sitePath={sitePath}
        isCodeMissing={session.state === 'code-missing'}
        hasEnded={wasInside && !hasLoggedOut}
        takesFocus={wasInside}
        checkError={session.error}
        onRecheck={session.recheck}
        onSignedIn={handleSignedIn}
      />
    </div>
  );
  return (
    <>
      {isSignedIn || keepsData ? (
        <Suspense fallback={<SessionCheck />}>
          <InsideDesk
            basePath={basePath}
            sitePath={sitePath}
            userName={session.user?.name ?? ''}
            takesFocus={hasSignedIn}
            isLoggingOut={signOut.isPending}
            isPaused={!isSignedIn}
            onLogout={handleLogout}
          />
        </Suspense>
      ) : (
        signIn
      )}
      {keepsData && !isSignedIn && <SignInAgain>{signIn}</SignInAgain>}
    </>
  );
}
