import { useSession, useSignOut } from 'data-client/owner';
import { lazy, Suspense, useState } from 'react';
import type { AdminDeskProps } from '../contract';
import { DeletionsProvider } from '../desk-list/deletions';
import { SessionCheck } from '../sign-in/session-check';
import { SignInPage } from '../sign-in/sign-in-page';
import { UnsavedGuardProvider } from '../unsaved/unsaved-guard-provider';
import { useHasUnsaved } from '../unsaved/use-unsaved-guard';
import { deskTabs } from './desk-tabs';
import { SignInAgain } from './sign-in-again';
import { useRefusedSession } from './use-refused-session';
import { WatchedDesk } from './watched-desk';

// The registry of all settings is not worth waiting for.
const SeedSettings = lazy(async () => ({ default: (await import('../settings/seed-settings')).SeedSettings }));

/** Lets the owner in, and nobody else. The address stays, so signing in again leads back to the same place. */
export function SessionGate(props: AdminDeskProps) {
  return (
    <UnsavedGuardProvider>
      <Gate {...props} />
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
    <SignInPage
      sitePath={sitePath}
      isCodeMissing={session.state === 'code-missing'}
      hasEnded={wasInside && !hasLoggedOut}
      takesFocus={wasInside}
      checkError={session.error}
      onRecheck={session.recheck}
      onSignedIn={handleSignedIn}
    />
  );
  return (
    <>
      {isSignedIn || keepsData ? (
        <>
          <Suspense>
            <SeedSettings />
          </Suspense>
          <DeletionsProvider>
            <WatchedDesk
              basePath={basePath}
              sitePath={sitePath}
              tabs={deskTabs}
              userName={session.user?.name ?? ''}
              takesFocus={hasSignedIn}
              isLoggingOut={signOut.isPending}
              isPaused={!isSignedIn}
              onLogout={handleLogout}
            />
          </DeletionsProvider>
        </>
      ) : (
        signIn
      )}
      {keepsData && !isSignedIn && <SignInAgain>{signIn}</SignInAgain>}
    </>
  );
}
