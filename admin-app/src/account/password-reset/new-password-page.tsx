import { codeMissing, useSetForgottenPassword, useSignOut } from 'data-client/owner';
import { useState } from 'react';
import { refusalOf } from '../password/refusal-of';
import { NewPasswordView } from './new-password-view';
import type { BrandProps } from './password-reset-frame';

type NewPasswordPageProps = { askPath: string; frame: BrandProps; link?: string };

/** Sets a new password with the link from the email, plus a code if an authenticator is set up. */
export function NewPasswordPage({ askPath, frame, link }: NewPasswordPageProps) {
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
