import type { ClientBooking } from './client-booking';

/** The parameters of `book_for_client` and `book_series` that describe the client and the consultation. */
export const detailsOf = (booking: Omit<ClientBooking, 'date' | 'time'>) => ({
  request_id: booking.requestId,
  service_type: booking.serviceType,
  first_name: booking.firstName,
  last_name: booking.lastName,
  email: booking.email,
  phone: booking.phone,
  owner_note: booking.ownerNote,
  sends_email: booking.sendsEmail,
  intake_answers: booking.answers,
  meeting_kind: booking.meeting?.kind,
  meeting_place: booking.meeting?.place,
});
