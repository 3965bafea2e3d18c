import { DataError, useConfirmSubscription } from 'data-client';
import type { ConfirmSubscriptionPageProps } from '../../contract';
import { ConfirmationView } from './confirmation-view';

/** The target of the link in the welcome email. It confirms only on a click, because mail programs open links, too. */
export function LinkedConfirmation({ link }: ConfirmSubscriptionPageProps) {
  const { mutate, data, error, isPending } = useConfirmSubscription();
  return (
    <ConfirmationView
      state={data === undefined ? 'asking' : data ? 'confirmed' : 'unknown-link'}
      isConfirming={isPending}
      failure={error instanceof DataError ? error.message : undefined}
      onConfirm={() => mutate(link)}
    />
  );
}
