import { dataOf, parseTimestamp, toDetailedService, type RowOf } from 'data-client';
import { countedOf } from '../answers';
import type { OwnerConnection } from '../connection';
import { insertOnce, newRow } from '../list';
import { seenUpdates, type SeenRow } from '../seen-rows';
import { withSecondTry } from '../second-try';
import type { OwnerService, ServiceDraft } from './service-draft';

/** `requestId`: one UUID per form, so that a repeated request creates no second service. */
export type NewService = { requestId: string; draft: ServiceDraft };

export type ServiceSave = SeenRow & { draft: ServiceDraft };

export type ServiceChange = SeenRow & { change: { isOnPage: boolean } | { isArchived: boolean } };

const table = 'services_la2024';
const refusals = {
  gone: 'This service doesn’t exist.',
  conflict: 'This service was changed somewhere else in the meantime.',
};

export function createOwnerServiceRequests({ supabase }: OwnerConnection) {
  const services = () => supabase.from(table);
  const one = async (column: 'id' | 'request_id', value: string): Promise<OwnerService | null> => {
    const [row] = await dataOf(services().select('*').eq(column, value));
    return row ? toOwnerService(row) : null;
  };
  const byId = (id: string) => one('id', id);
  const update = seenUpdates(supabase, { table, toItem: toOwnerService, refusals }, byId);
  return {
    byId,
    /** The service that a form created. */
    byRequest: (requestId: string) => one('request_id', requestId),
    /** All services, archived ones included, in the order of the site. */
    async list(signal?: AbortSignal): Promise<OwnerService[]> {
      const rows = await dataOf(services().select('*').order('position').order('id'), signal);
      return rows.map(toOwnerService);
    },
    /** Adds a service as the last one; the database derives its id from the name. Rejects with `conflict` if it exists. */
    async create({ requestId, draft }: NewService): Promise<OwnerService> {
      const [last] = await dataOf(services().select('position').order('position', { ascending: false }).limit(1));
      const row = { ...toColumns(draft), request_id: requestId, position: (last?.position ?? 0) + 1 };
      const request = services().upsert(row as typeof row & { id: string }, {
        ...insertOnce,
        onConflict: 'request_id',
      });
      return toOwnerService(newRow(await dataOf(request.select('*'))));
    },
    /** Rejects with `conflict` if it was changed since `revision`. */
    save: ({ draft, ...seen }: ServiceSave) => update(seen, toColumns(draft)),
    /** Rejects with `conflict` if it was changed since `revision`, unless it already is as wanted. */
    change: ({ change, ...seen }: ServiceChange) =>
      'isOnPage' in change
        ? update(seen, { is_on_page: change.isOnPage }, (now) => now.isOnPage === change.isOnPage)
        : update(
            seen,
            { archived_at: change.isArchived ? new Date().toISOString() : null },
            (now) => (now.archivedAt !== null) === change.isArchived,
          ),
    async reorder(ids: readonly string[]): Promise<void> {
      await withSecondTry(() => dataOf(supabase.rpc('reorder_services', { ids: [...ids] })));
    },
    /** Counts the pending and confirmed bookings that have not begun. */
    async countFutureBookings(id: string): Promise<number> {
      const request = supabase
        .from('bookings_la2024')
        .select('id', { count: 'exact', head: true })
        .eq('service_type', id)
        .in('status', ['pending', 'confirmed'])
        .gt('starts_at', new Date().toISOString());
      return (await countedOf(request)).count;
    },
  };
}

const toOwnerService = (row: RowOf<typeof table>): OwnerService => ({
  ...toDetailedService(row),
  bufferMinutes: row.buffer_minutes,
  meetingPlace: row.meeting_place,
  position: row.position,
  archivedAt: row.archived_at ? parseTimestamp(row.archived_at) : null,
  revision: row.updated_at,
});

const toColumns = (draft: ServiceDraft) => ({
  name: draft.name,
  subtitle: draft.subtitle,
  description: draft.description,
  details: draft.details,
  invitation: draft.invitation,
  picture_url: draft.pictureUrl,
  is_on_page: draft.isOnPage,
  is_bookable: draft.isBookable,
  booking_minutes: draft.bookingMinutes,
  price_label: draft.priceLabel,
  booking_description: draft.bookingDescription,
  buffer_minutes: draft.bufferMinutes,
  meeting_kind: draft.meetingKind,
  meeting_place: draft.meetingPlace,
  intake_questions: [...draft.questions],
});
