import {
  isProbablySignedIn,
  onSessionExpired,
  useOwnerClient,
  useSession,
  useSignOut,
  useZonesPreload,
} from 'data-client/owner';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { onDemand, Dialog } from 'shared-ui';
import { useBasePath, readDashboardAddress } from '../dashboard/base-path';
import type { AdminDashboardProps } from '../contract';
import { passwordResetPaths } from '../account/password-reset/password-reset-paths';
import { SessionCheck } from '../account/sign-in/session-check';
import { SignInFrame } from '../account/sign-in/sign-in-frame';
import { SignInPage } from '../account/sign-in/sign-in-page';
import { UnsavedGuardProvider } from '../form/unsaved/unsaved-guard-provider';
import { useHasUnsaved } from '../form/unsaved/use-unsaved-guard';
import { useQueryClient } from '@tanstack/react-query';

// Preloaded only once sign-in is likely to succeed.
const SignedInDashboard = onDemand(async () => (await import('./signed-in-dashboard')).SignedInDashboard, {
  pending: () => <SessionCheck />,
});

// Rarely needed, so it is not part of the first view.
const PasswordReset = onDemand(
  async () => (await import('../account/password-reset/password-reset-page')).PasswordResetPage,
  { pending: () => <SessionCheck /> },
);

type SessionGateProps = Pick<AdminDashboardProps, 'sitePath'>;

/** Shows the dashboard to the signed-in owner only. The address stays, so signing in again returns to the same place. */
export function SessionGate(props: SessionGateProps) {
  const { tabId, recordId } = readDashboardAddress(useBasePath(), useLocation().pathname);
  return (
    <UnsavedGuardProvider>
      {tabId === passwordResetPaths.ask || tabId === passwordResetPaths.set ? (
        <PasswordReset
          {...props}
          Frame={SignInFrame}
          places={passwordResetPaths}
          isAsking={tabId === passwordResetPaths.ask}
          linkInAddress={recordId}
        />
      ) : (
        <Gate {...props} />
      )}
    </UnsavedGuardProvider>
  );
}

function Gate({ sitePath }: SessionGateProps) {
  const signOut = useSignOut();
  const hasUnsaved = useHasUnsaved();
  const [hasSignedIn, setSignedIn] = useState(false);
  const [hasLoggedOut, setLoggedOut] = useState(false);
  const [wasInside, setInside] = useState(false);
  const keepsData = wasInside && !hasLoggedOut && hasUnsaved();
  const session = useSession({ dropsData: !keepsData });
  const client = useOwnerClient();
  const preloadDashboard = () => {
    client.preload?.();
    SignedInDashboard.prepare();
  };
  if (session.state === 'signed-in' && !wasInside) setInside(true);
  const { mutate: endSession } = signOut;
  const queries = useQueryClient();
  // The browser may still consider itself signed in.
  useEffect(() => onSessionExpired(queries, endSession), [queries, endSession]);
  const preloadZones = useEffectEvent(useZonesPreload());
  useEffect(() => {
    if (!isProbablySignedIn()) return;
    SignedInDashboard.prepare();
    preloadZones();
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
    <div onFocus={preloadDashboard}>
      <SignInPage
        sitePath={sitePath}
        isCodeMissing={session.state === 'code-missing'}
        hasTimedOut={session.hasTimedOut && !hasLoggedOut}
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
        <SignedInDashboard
          sitePath={sitePath}
          userName={session.user?.name ?? ''}
          takesFocus={hasSignedIn}
          isLoggingOut={signOut.isPending}
          isPaused={!isSignedIn}
          onLogout={handleLogout}
        />
      ) : (
        signIn
      )}
      {keepsData && !isSignedIn && <SignInAgain>{signIn}</SignInAgain>}
    </>
  );
}

/** Covers the dashboard and its open dialogs until the owner signs in again, so that unsaved text survives. */
function SignInAgain({ children }: { children: ReactNode }) {
  return (
    <Dialog
      size="full"
      title="Sign in again"
      hasHeader={false}
      hasCloseIcon={false}
      onCloseRequest={() => false}
      onClose={() => {}}
    >
      {children}
    </Dialog>
  );
}
