import { bookingStatuses, type BookingStatus } from 'data-client';

/** What of the list is shown, as its address says it. */
export type ListAddress = { status?: BookingStatus; search: string; page: number };

export function readListAddress(params: URLSearchParams): ListAddress {
  const page = Number(params.get('page'));
  return {
    status: bookingStatuses.find((status) => status === params.get('status')),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The shortest address: what goes without saying is left out. */
export function writeListAddress({ status, search, page }: ListAddress): URLSearchParams {
  const params = new URLSearchParams();
  if (status) params.set('status', status);
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Goes along with a link from the list to a booking, so that closing it is a step back and not a new one. */
export const fromList = { isFromList: true } as const;

export const isFromList = (state: unknown) => (state as typeof fromList | null)?.isFromList === true;
