import { ownerKeys } from '../keys';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { NewInvitation } from './requests';

const all = [...ownerKeys.people, 'invitations'] as const;

/** The "Book again" links of a person's addresses. */
export const useInvitations = (emails: readonly string[]) =>
  useOwnerQuery([...all, emails], ({ invitations }, signal) => invitations.of(emails, signal));

/** Returns the new link's token, which cannot be read again. */
export const useInvite = () =>
  useChange(all, 'add', ({ invitations }, invitation: NewInvitation) => invitations.add(invitation));

export const useRevokeInvitation = () =>
  useChange(all, 'revoke', ({ invitations }, id: string) => invitations.revoke(id));
