import { useAskForPassword } from 'data-client/owner';
import { refusalOf } from '../password/refusal-of';
import { RequestView } from './request-view';
import type { BrandProps } from './password-reset-frame';

type RequestPageProps = { frame: BrandProps };

/** Requests the password-reset email. */
export function RequestPage({ frame }: RequestPageProps) {
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
