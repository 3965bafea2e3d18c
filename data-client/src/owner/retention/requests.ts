import { parseTimestamp, type CompositeRow } from 'data-client';
import { objectOf } from '../answers';
import type { OwnerConnection } from '../connection';

/** After how many months rows are erased; 0 keeps them. */
export type RetentionMonths = { messages: number; cancelledBookings: number; pastBookings: number };

export type RetentionPreview = {
  /** How many rows would be erased now. */
  due: RetentionMonths;
  /** When the schedule last looked for expired rows; undefined if never. */
  lookedAt?: Date;
  /** Its last erasure. */
  erased?: { at: Date; messages: number; bookings: number };
};

export function createRetentionRequests({ supabase }: OwnerConnection) {
  return {
    /** Counts the rows that would be erased now, and reads the schedule's last run. */
    async preview(
      { messages, cancelledBookings, pastBookings }: RetentionMonths,
      signal?: AbortSignal,
    ): Promise<RetentionPreview> {
      const request = supabase.rpc('preview_retention', {
        message_months: messages,
        cancelled_months: cancelledBookings,
        past_months: pastBookings,
      });
      const row = await objectOf<CompositeRow<'retention_preview', 'looked_at' | 'erased_at'>>(request, signal);
      return {
        due: { messages: row.messages, cancelledBookings: row.cancelled_bookings, pastBookings: row.past_bookings },
        ...(row.looked_at && { lookedAt: parseTimestamp(row.looked_at) }),
        ...(row.erased_at && {
          erased: { at: parseTimestamp(row.erased_at), messages: row.erased_messages, bookings: row.erased_bookings },
        }),
      };
    },
  };
}
