import { dataOf } from 'data-client';
import { withNothingSent, withSecondTry } from '../second-try';
import { createRecords, type ListRequest } from '../list';
import { changedAsSeen } from '../seen-rows';
import { countedOf, objectOf } from '../answers';
import type { OwnerConnection } from '../connection';
import { toOverview, toSubscriber } from './subscriber';
import type {
  ImportEntry,
  ImportOutcome,
  ImportUndo,
  Subscriber,
  subscriberFilters,
  SubscriberOverview,
  SubscriberRow,
  subscriberSorts,
  SubscriberStatus,
} from './subscriber';

/** Searches address and source. */
export type SubscriberFilter = ListRequest<(typeof subscriberSorts)[number]> & {
  status?: (typeof subscriberFilters)[number];
};

/** A page of active subscribers, newest first. `next`: the cursor of the next page. */
type ActiveSubscribers = { rows: Subscriber[]; next?: string };

const table = 'newsletter_subscribers_la2024';
const refusals = {
  gone: 'This subscriber no longer exists.',
  conflict: 'This subscriber was changed somewhere else in the meantime.',
};

/** The backend's page limit. */
const atOnce = 1000;

export function createOwnerSubscriberRequests(connection: OwnerConnection) {
  const { supabase } = connection;
  const activeHead = () => supabase.from(table).select('id', { count: 'exact', head: true }).eq('status', 'active');
  const records = createRecords<typeof table, Subscriber, SubscriberFilter>(connection, {
    table,
    searched: ['email', 'source'],
    orders: {
      newest: [['created_at', 'descending']],
      oldest: [['created_at', 'ascending']],
      email: [['email', 'ascending']],
    },
    where: (request, { status }) => {
      if (status === 'unconfirmed') return request.eq('status', 'active').is('confirmed_at', null);
      return status ? request.eq('status', status) : request;
    },
    toItem: toSubscriber,
    gone: refusals.gone,
  });
  return {
    ...records,
    /**
     * Throws a conflict if the subscriber has this status already: readers leave by themselves, and Undo must not bring them
     * back.
     */
    async setStatus(id: string, status: SubscriberStatus): Promise<Subscriber> {
      const change = { status, updated_at: new Date().toISOString() };
      const request = supabase.from(table).update(change).eq('id', id).neq('status', status).select('*');
      const update = async () => (await dataOf<SubscriberRow[]>(request)).map(toSubscriber);
      return changedAsSeen(update, () => records.byId(id), refusals);
    },
    async overview(signal?: AbortSignal): Promise<SubscriberOverview> {
      return toOverview(await objectOf(supabase.rpc('subscriber_overview'), signal));
    },
    countActive: async (signal?: AbortSignal): Promise<number> => (await countedOf(activeHead(), signal)).count,
    /** Counts the recipients of a campaign: active subscribers who have confirmed their address. */
    countConfirmed: async (): Promise<number> => (await countedOf(activeHead().not('confirmed_at', 'is', null))).count,
    /** Reads active subscribers by cursor, so that none is missed or repeated when others join in the meantime. */
    async activeAfter(cursor?: string, signal?: AbortSignal): Promise<ActiveSubscribers> {
      let request = supabase.from(table).select('*').eq('status', 'active');
      if (cursor) {
        const [createdAt, id] = cursor.split(' ');
        // The first condition can use an index; the second breaks ties.
        request = request.lte('created_at', createdAt ?? '').or(`created_at.lt."${createdAt}",id.gt.${id}`);
      }
      const page = request.order('created_at', { ascending: false }).order('id').limit(atOnce);
      const rows = await withSecondTry(() => dataOf<SubscriberRow[]>(page, signal));
      const last = rows.length === atOnce ? rows.at(-1) : undefined;
      // The backend's own text: a Date would truncate microseconds.
      return { rows: rows.map(toSubscriber), next: last && `${last.created_at.replace(' ', 'T')} ${last.id}` };
    },
    /**
     * Adds up to `importLimits.atOnce` addresses, all or none of them on an error, and returns what became of each. Without a
     * statement it only returns what would become of them. All batches of one file have the same `importId`.
     */
    async import(entries: readonly ImportEntry[], statement?: string, importId?: string): Promise<ImportOutcome[]> {
      const request = supabase.rpc('import_subscribers', {
        entries: entries.map(({ consentedOn, ...entry }) => ({ ...entry, consented_on: consentedOn ?? null })),
        statement: statement ?? '',
        is_preview: statement === undefined,
        import_id: importId,
      });
      return (await withSecondTry(() => dataOf(request))) as ImportOutcome[];
    },
    /** Deletes the subscribers that an import added, batch by batch, except those that have changed since or are recipients of a newsletter. */
    async undoImport(importId: string): Promise<ImportUndo> {
      const added = supabase.from(table).select('id', { count: 'exact', head: true }).eq('import_id', importId);
      const { count } = await withSecondTry(() => countedOf(added)).catch(withNothingSent);
      for (;;) {
        const undone = await withSecondTry(() => dataOf(supabase.rpc('undo_import', { import_id: importId })));
        const { is_done, ...batch } = undone as ImportUndo & { is_done: boolean };
        // What the batches say is not enough: a lost response would not be counted.
        if (is_done) return { ...batch, removed: count - batch.changed - batch.mailed };
      }
    },
  };
}
