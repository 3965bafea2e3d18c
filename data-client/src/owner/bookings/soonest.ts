import type { ListPage, ListSpec } from '../list';
import type { BookingFilter } from './booking-filter';
import type { OwnerBooking } from './owner-booking';

/** The bookings that end after an instant, or those that ended before it. */
export type Side = { of: 'upcoming' | 'past'; now: Date };

type Spec = ListSpec<'bookings_la2024', OwnerBooking, BookingFilter>;

/** The longest booking that the database stores. */
const longestMs = 8 * 3_600_000;

/**
 * Reads a page of the upcoming bookings, soonest first, followed by the past ones, latest first. These are two queries,
 * because no index has an order that depends on the current time.
 */
export async function soonestFirst(
  { page, pageSize }: BookingFilter,
  read: (side: Side, first: number) => Promise<ListPage<OwnerBooking>>,
): Promise<ListPage<OwnerBooking>> {
  const now = new Date();
  const first = (page - 1) * pageSize;
  const readPast = (from: number) => read({ of: 'past', now }, from);
  const [upcoming, past] = await Promise.all([
    read({ of: 'upcoming', now }, first),
    // The first page needs the first past bookings, whatever the number of upcoming ones.
    first === 0 ? readPast(0) : undefined,
  ]);
  const rest = past ?? (await readPast(Math.max(0, first - upcoming.total)));
  return { rows: [...upcoming.rows, ...rest.rows].slice(0, pageSize), total: upcoming.total + rest.total };
}

/**
 * Narrows the list to one side and orders it. The index is on `starts_at`: the bound on that column keeps the query from
 * reading the rows of the other side, and `ends_at` decides about a session in progress.
 */
export function bySide(spec: Spec, { of, now }: Side): Spec {
  const instant = now.toISOString();
  return {
    ...spec,
    orders: { ...spec.orders, soonest: of === 'upcoming' ? spec.orders.soonest : spec.orders.slot },
    where: (request, filter) => {
      const wanted = spec.where?.(request, filter) ?? request;
      return of === 'upcoming'
        ? wanted.gt('starts_at', new Date(now.getTime() - longestMs).toISOString()).gt('ends_at', instant)
        : wanted.lt('starts_at', instant).lte('ends_at', instant);
    },
  };
}
