import { DataError } from 'data-client';
import { useAskForPassword } from 'data-client/owner';
import { AskView } from './ask-view';
import type { BrandProps } from './way-back-frame';

export type AskPageProps = { frame: BrandProps };

/** Who forgot the password asks for the mail. */
export function AskPage({ frame }: AskPageProps) {
  const ask = useAskForPassword();
  return (
    <AskView
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
