import type { ListPage, ListSpec } from '../list';
import type { BookingFilter } from './booking-filter';
import type { OwnerBooking } from './owner-booking';

/** The bookings that end after an instant, or those that ended before it. */
export type Side = { of: 'upcoming' | 'past'; now: Date };

type Spec = ListSpec<'bookings_la2024', OwnerBooking, BookingFilter>;

/** The longest booking that the database stores. */
const longestMs = 8 * 3_600_000;

type Reader = {
  read: (side: Side, first: number) => Promise<ListPage<OwnerBooking>>;
  count: (side: Side) => Promise<number>;
};

/**
 * Reads a page of the upcoming bookings, soonest first, followed by the past ones, latest first. These are two queries,
 * because no index has an order that depends on the current time. Later pages count first: reading beyond the end of one
 * side is an error.
 */
export async function soonestFirst(
  { page, pageSize }: BookingFilter,
  { read, count }: Reader,
): Promise<ListPage<OwnerBooking>> {
  const now = new Date();
  const [upcoming, past] = [{ of: 'upcoming', now } as const, { of: 'past', now } as const];
  if (page === 1) {
    const [soonest, latest] = await Promise.all([read(upcoming, 0), read(past, 0)]);
    return { rows: [...soonest.rows, ...latest.rows].slice(0, pageSize), total: soonest.total + latest.total };
  }
  const first = (page - 1) * pageSize;
  const [ahead, behind] = await Promise.all([count(upcoming), count(past)]);
  const parts = await Promise.all([
    ...(first < ahead ? [read(upcoming, first)] : []),
    ...(first + pageSize > ahead && first < ahead + behind ? [read(past, Math.max(0, first - ahead))] : []),
  ]);
  return { rows: parts.flatMap(({ rows }) => rows).slice(0, pageSize), total: ahead + behind };
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
