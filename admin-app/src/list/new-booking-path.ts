/** Takes the place of an id in the address of a new booking. */
export const newBookingId = 'new';

/** The address of the form for a new booking: at a date and time, for the client of an earlier booking, or for a person. */
export const newBookingPath = (given: { date?: string; time?: string; again?: string; person?: string } = {}) =>
  `bookings/${newBookingId}?${new URLSearchParams(given).toString()}`;
