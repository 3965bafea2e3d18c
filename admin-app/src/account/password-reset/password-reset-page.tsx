import { useSettings } from 'data-client';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBasePath } from '../../dashboard/base-path';
import type { BrandProps } from './password-reset-frame';
import { useAskForPassword, codeMissing, useSetForgottenPassword, useSignOut } from 'data-client/owner';
import { refusalOf } from '../password/refusal-of';
import { RequestView } from './request-view';
import { NewPasswordView } from './new-password-view';

type PasswordResetPageProps = Pick<BrandProps, 'Frame' | 'sitePath'> & {
  places: { ask: string; set: string };
  isAsking: boolean;
  /** The path segment after the tab: the token of the emailed link, if any. */
  linkInAddress?: string;
};

/** Requesting and completing a password reset. */
export function PasswordResetPage(props: PasswordResetPageProps) {
  const { Frame, sitePath, places, isAsking, linkInAddress } = props;
  const basePath = useBasePath();
  const { settings } = useSettings();
  const link = useLink(linkInAddress, `${basePath}/${places.set}`);
  const frame = {
    siteName: settings.site_title,
    tagline: settings.site_tagline,
    sitePath,
    signInPath: basePath,
    Frame,
  };
  if (isAsking) return <RequestPage frame={frame} />;
  return <NewPasswordPage key={link} askPath={`${basePath}/${places.ask}`} frame={frame} link={link} />;
}

/** The token opens the account, so it is removed from the address and the browser history at once. */
function useLink(inAddress: string | undefined, setPath: string) {
  const navigate = useNavigate();
  const [link, setLink] = useState(inAddress);
  if (inAddress !== undefined && inAddress !== link) setLink(inAddress);
  useEffect(() => {
    if (inAddress !== undefined) void navigate(setPath, { replace: true });
  }, [inAddress, setPath, navigate]);
  return link;
}

function RequestPage({ frame }: { frame: BrandProps }) {
  const ask = useAskForPassword();
  return (
    <RequestView
      {...frame}
      refusal={refusalOf(ask.error)?.message}
      isBusy={ask.isPending}
      isSent={ask.isSuccess}
      onSubmit={(email) => ask.mutate(email)}
      onAgain={ask.reset}
    />
  );
}

type NewPasswordPageProps = { askPath: string; frame: BrandProps; link?: string };

/** Sets a new password with the link from the email, plus a code if an authenticator is set up. */
function NewPasswordPage({ askPath, frame, link }: NewPasswordPageProps) {
  const set = useSetForgottenPassword();
  const signOut = useSignOut();
  const [password, setPassword] = useState('');
  const [isCodeAsked, setCodeAsked] = useState(false);
  const refusal = refusalOf(set.error);
  const isDead = !link || refusal?.field === 'link';

  const send = (next: string, code?: string) => {
    setPassword(next);
    const onSuccess = (answer: 'set' | typeof codeMissing) => {
      setCodeAsked(answer === codeMissing);
      // The reset ended every session, including one stored in this browser.
      if (answer === 'set') signOut.mutate();
    };
    // The code was right; the password was rejected.
    const onError = (error: Error) => refusalOf(error)?.field === 'next' && setCodeAsked(false);
    set.mutate({ link: link ?? '', password: next, code }, { onSuccess, onError });
  };
  const step = set.data === 'set' ? 'done' : isDead ? 'dead' : isCodeAsked ? 'code' : 'password';
  return (
    <NewPasswordView
      {...frame}
      step={step}
      typed={password}
      askPath={askPath}
      refusal={step === 'dead' && !link ? undefined : refusal}
      isBusy={set.isPending}
      onPassword={(next) => send(next)}
      onCode={(code) => send(password, code)}
    />
  );
}
