export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed', 'no-show'] as const;

/** `pending` is a request until the coach confirms it; `no-show`: the client did not come. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** The statuses in which a booking occupies its time. */
export const liveStatuses: readonly BookingStatus[] = ['pending', 'confirmed'];

/** Whether a booking occupies its time. */
export const isLive = ({ status }: { status: BookingStatus }): boolean => liveStatuses.includes(status);
