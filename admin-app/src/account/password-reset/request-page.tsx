import { DataError } from 'data-client';
import { useAskForPassword } from 'data-client/owner';
import { RequestView } from './request-view';
import type { BrandProps } from './password-reset-frame';

type RequestPageProps = { frame: BrandProps };

/** Requests the password-reset email. */
export function RequestPage({ frame }: RequestPageProps) {
  const ask = useAskForPassword();
  return (
    <RequestView
      {...frame}
      refusal={ask.error ? wordsFor(ask.error) : undefined}
      isBusy={ask.isPending}
      isSent={ask.isSuccess}
      onSubmit={(email) => ask.mutate(email)}
      onAgain={ask.reset}
    />
  );
}

const wordsFor = (error: Error) => (error instanceof DataError ? error.message : new DataError('server').message);
