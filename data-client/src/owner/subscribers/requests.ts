import { createRecords, someRow } from '../list';
import type { ListRequest, Records } from '../list';
import type { OwnerGateway } from '../owner-gateway';
import { toSubscriber } from './subscriber';
import type { Subscriber, SubscriberOverview, SubscriberRow, SubscriberStatus } from './subscriber';
import { dataOf, resultOf, until } from '../table-requests';

export const subscriberSorts = ['newest', 'oldest', 'email'] as const;

/** A search looks for every word in address and source. */
export type SubscriberFilter = ListRequest<(typeof subscriberSorts)[number]> & { status?: SubscriberStatus };

/** Some of the active subscribers, newest first. `next` leads on to those after them. */
export type ActiveSubscribers = { rows: Subscriber[]; next?: string };

export type OwnerSubscriberRequests = Records<Subscriber, SubscriberFilter> & {
  setStatus(id: string, status: SubscriberStatus): Promise<Subscriber>;
  overview(signal?: AbortSignal): Promise<SubscriberOverview>;
  countActive(signal?: AbortSignal): Promise<number>;
  /** Reads all active subscribers, a thousand at a time: none is missed and none comes twice, whoever joins meanwhile. */
  activeAfter(cursor?: string, signal?: AbortSignal): Promise<ActiveSubscribers>;
};

const table = 'newsletter_subscribers_la2024';
const gone = 'This subscriber no longer exists.';

/** The backend gives no more at once. */
const atOnce = 1000;

export function createOwnerSubscriberRequests(gateway: OwnerGateway): OwnerSubscriberRequests {
  const { rest } = gateway;
  return {
    ...createRecords<typeof table, Subscriber, SubscriberFilter>(gateway, {
      table,
      searched: ['email', 'source'],
      orders: {
        newest: [['created_at', 'descending']],
        oldest: [['created_at', 'ascending']],
        email: [['email', 'ascending']],
      },
      where: (request, { status }) => (status ? request.eq('status', status) : request),
      toItem: toSubscriber,
      gone,
    }),
    async setStatus(id, status) {
      const change = { status, updated_at: new Date().toISOString() };
      const rows = await dataOf<SubscriberRow[]>(rest.from(table).update(change).eq('id', id).select('*'));
      return toSubscriber(someRow(rows, gone));
    },
    async overview(signal) {
      const numbers = await dataOf(until(signal, rest.rpc('subscriber_overview')));
      return toOverview(numbers as OverviewRow);
    },
    async countActive(signal) {
      const head = rest.from(table).select('id', { count: 'exact', head: true }).eq('status', 'active');
      return (await resultOf(until(signal, head))).count;
    },
    async activeAfter(cursor, signal) {
      let request = rest.from(table).select('*').eq('status', 'active');
      if (cursor) {
        const [createdAt, id] = cursor.split(' ');
        // The first condition is the one an index serves; the second says who of the same moment is still to come.
        request = request.lte('created_at', createdAt ?? '').or(`created_at.lt."${createdAt}",id.gt.${id}`);
      }
      const page = request.order('created_at', { ascending: false }).order('id').limit(atOnce);
      const rows = await dataOf<SubscriberRow[]>(until(signal, page));
      const last = rows.length === atOnce ? rows.at(-1) : undefined;
      // As the backend wrote it: a Date would cut the moment off at the millisecond.
      return { rows: rows.map(toSubscriber), next: last && `${last.created_at.replace(' ', 'T')} ${last.id}` };
    },
  };
}

type OverviewRow = {
  total: number;
  active: number;
  unsubscribed: number;
  this_month: number;
  this_week: number;
  months: SubscriberOverview['months'];
};

const toOverview = ({
  total,
  active,
  unsubscribed,
  this_month,
  this_week,
  months,
}: OverviewRow): SubscriberOverview => ({
  total,
  active,
  unsubscribed,
  thisMonth: this_month,
  thisWeek: this_week,
  months,
});
