export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const;

/** `pending` is a request until the coach confirms it. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether a booking occupies its time. */
export const isLive = ({ status }: { status: BookingStatus }): boolean =>
  status === 'pending' || status === 'confirmed';
