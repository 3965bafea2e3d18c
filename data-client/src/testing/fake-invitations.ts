import { DataError, type Invitation } from 'data-client';
import { dayMs } from 'domain/dates';
import { usualInvitationDays, type OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

/** The "Book again" links of a fake backend. The first token is `token-1`. */
export function fakeInvitations(backend: FakeBackend): OwnerClient['invitations'] {
  const { invitations, now } = backend;
  return {
    of: async (emails) => [...invitations.values()].filter(({ email }) => emails.includes(email)).reverse(),
    async add({ id, email, serviceType = null, days = usualInvitationDays }) {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + days * dayMs);
      // A link whose response was lost has another token from now on.
      for (const [token, invitation] of invitations) if (invitation.id === id) invitations.delete(token);
      const token = `token-${invitations.size + 1}`;
      invitations.set(token, { id, email, serviceType, expiresAt, createdAt });
      return token;
    },
    async revoke(id) {
      for (const [token, invitation] of invitations) if (invitation.id === id) invitations.delete(token);
    },
  };
}

/** Returns the details that a link fills in, from the latest booking with its address. */
export function openInvitation({ invitations, bookings }: FakeBackend, token: string): Invitation {
  const invitation = invitations.get(token);
  if (!invitation) {
    throw new DataError('invalid', {
      field: 'token',
      message: 'This link no longer works. You can still book as usual.',
    });
  }
  const { email, serviceType } = invitation;
  const known = bookings.find((booking) => booking.email === email);
  const { firstName = '', lastName = '', phone = '', company = '' } = known ?? {};
  return { firstName, lastName, email, phone, company, serviceType };
}
