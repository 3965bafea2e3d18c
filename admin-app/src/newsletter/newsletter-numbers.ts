import type { SubscriberOverview } from 'data-client/owner';

/** `4.5%`; `0%` without subscribers. */
export function percentage(part: number, of: number): string {
  return of === 0 ? '0%' : `${((part / of) * 100).toFixed(1)}%`;
}

export const growthRate = ({ thisMonth, total }: SubscriberOverview) => percentage(thisMonth, total);

export const conversionRate = ({ active, total }: SubscriberOverview) => percentage(active, total);

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `Nov 2026` */
export const monthWords = (month: string) => monthName.format(new Date(`${month}-15T12:00:00Z`));
