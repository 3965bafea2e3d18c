import type { Booking } from 'data-client';
import type { CoachZones } from 'domain/coach-zones';
import { slotOf, slotSentence } from './booking-times';
import { isolated } from '../list/isolated';

export const visitorName = ({ firstName, lastName }: Pick<Booking, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** The subject of a sentence about a booking. */
export const bookingName = (booking: Booking) => `${isolated(visitorName(booking))}’s booking`;

export const bookingDetail = (booking: Booking, zones: CoachZones) =>
  `${visitorName(booking)}, ${slotSentence(slotOf(booking, zones), zones)}`;
