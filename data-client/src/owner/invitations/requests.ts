import { dataOf, parseTimestamp, type RowOf } from 'data-client';
import type { OwnerConnection } from '../connection';
import { deleteRows } from '../list';
import { usualInvitationDays } from './invitation';

/** `id`: chosen by the form, so that a repeated request creates no second link. */
export type NewInvitation = { id: string; email: string; serviceType?: string; days?: number };

const table = 'booking_invitations';

export function createInvitationRequests({ supabase }: OwnerConnection) {
  return {
    /** Reads the links of a person's addresses, newest first, with those that expired within the last month. */
    async of(emails: readonly string[], signal?: AbortSignal): Promise<BookingInvitation[]> {
      const request = supabase
        .from(table)
        .select('id, email, service_type, expires_at, created_at')
        .in('email', emails)
        .order('created_at', { ascending: false });
      return (await dataOf(request, signal)).map(toInvitation);
    },
    /** Returns the token of a new link, which cannot be read again. Rejects with `conflict` if the person is gone. */
    async add({ id, email, serviceType, days = usualInvitationDays }: NewInvitation): Promise<string> {
      const invitation = { invitation_id: id, to_email: email, service_type: serviceType, valid_days: days };
      return dataOf(supabase.rpc('create_booking_invitation', invitation));
    },
    revoke: (id: string) => deleteRows(supabase, { table, gone: 'This link has already been revoked.' }, [id]),
  };
}

const toInvitation = (row: Omit<RowOf<'booking_invitations'>, 'token_hash'>) => ({
  id: row.id,
  email: row.email,
  /** The service to start with; null if the client chooses. */
  serviceType: row.service_type,
  expiresAt: parseTimestamp(row.expires_at),
  createdAt: parseTimestamp(row.created_at),
});

/** A "Book again" link that the owner gave to a person. */
export type BookingInvitation = ReturnType<typeof toInvitation>;
