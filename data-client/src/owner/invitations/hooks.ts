import { useMutation, useQuery } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import { ownerPeopleKey } from '../people/hooks';
import { useReread } from '../use-reread';
import type { NewInvitation } from './requests';

const all = [...ownerPeopleKey, 'invitations'] as const;

/** The "Book again" links of a person's addresses. */
export function useInvitations(emails: readonly string[]) {
  const client = useOwnerClient();
  return useQuery({
    queryKey: [...all, emails],
    queryFn: ({ signal }) => client.invitations.of(emails, signal),
  });
}

/** Returns the new link's token, which cannot be read again. */
export function useInvite() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'add'],
    mutationFn: (invitation: NewInvitation) => client.invitations.add(invitation),
    onSettled: useReread(all),
  });
}

export function useWithdrawInvitation() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'withdraw'],
    mutationFn: (id: string) => client.invitations.withdraw(id),
    onSettled: useReread(all),
  });
}
