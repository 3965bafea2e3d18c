import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import { ownerPeopleKey } from '../people/hooks';
import { useReread } from '../use-reread';
import type { MailToRetry, UndeliveredFilter } from './requests';

const all = ['owner', 'mails'] as const;

export const ownerMailQueries = { all };

/** Returns one page of undelivered emails. */
export function useUndeliveredMails(filter: UndeliveredFilter) {
  const { mails } = useOwnerClient();
  return useQuery({
    queryKey: [...all, 'undelivered', filter],
    queryFn: ({ signal }) => mails.undelivered(filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** Returns a booking's emails and their delivery state. */
export function useBookingMails(bookingId: string) {
  const { mails } = useOwnerClient();
  return useQuery({
    queryKey: [...all, 'of-booking', bookingId],
    queryFn: ({ signal }) => mails.ofBooking(bookingId, signal),
  });
}

export function useRetryMail() {
  const { mails } = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'retry'],
    mutationFn: (mail: MailToRetry) => mails.retry(mail),
    onSettled: useReread(all, ownerPeopleKey),
  });
}

export function useDismissMail() {
  const { mails } = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'dismiss'],
    mutationFn: ({ id, isDismissed }: { id: string; isDismissed: boolean }) => mails.setDismissed(id, isDismissed),
    onSettled: useReread(all),
  });
}
