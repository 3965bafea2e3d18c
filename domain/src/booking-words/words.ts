import type { BookingStatus } from '../booking-status.ts';
import type { Cutoffs } from '../cutoffs.ts';
import type { Meeting } from '../meeting-place.ts';

/** −1 the day before the coach's date, 1 the day after. */
export type DayShift = -1 | 0 | 1;

type CalendarEntry = {
  service: string;
  /** The coach's name, if it is known. */
  coach?: string;
  status: BookingStatus;
};

/** The words about a booking that the form, the emails and the calendar files share. */
export type BookingWords = {
  /** For dates and times. */
  tag: string;
  /** `stored` is the service's name as stored with the booking, in English. */
  serviceName: (id: string, stored: string) => string;
  coachTime: (time: string, zone: string) => string;
  dateAndTime: (date: string, time: string) => string;
  localTime: (time: string, shift: DayShift, zone: string) => string;
  calendarSummary: (entry: CalendarEntry) => string;
  calendarDescription: (time: string, status: BookingStatus) => string;
  place: string;
  meetingPlace: (meeting: Meeting) => string;
  /** How long the visitor can move and cancel with the link; empty if until the consultation begins. */
  cutoffs: (cutoffs: Cutoffs) => string;
};
