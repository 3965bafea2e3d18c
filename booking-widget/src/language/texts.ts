import type { DataError } from 'data-client';
import type { Service } from 'domain/services';

import type { Step } from '../booking-state/booking-flow-state';
import type { Holding, MailState } from '../booking-state/progress';
import type { VisibleField } from '../booking-state/details';

/** −1 the day before the coach's date, 1 the day after. */
export type DayShift = -1 | 0 | 1;

export type OfferWords = { name: string; priceLabel: string; description: string };

/** Every word of the booker. A language is complete or does not compile. */
export type Texts = {
  /** For dates, times and the `lang` of what is shown. */
  tag: string;
  title: string;
  close: string;
  dismiss: string;
  tryAgain: string;
  done: string;
  bookAnother: string;
  continue: string;
  back: string;

  stepNames: Record<Step, string>;
  stepHeadings: Record<Step, string>;
  stepCount: (step: number, of: number) => string;

  discard: Record<'title' | 'typed' | 'sending' | 'confirm' | 'cancel', string>;

  offer: (service: Service) => OfferWords;
  service: string;
  minutes: (minutes: number) => string;
  chooseService: string;
  askedFor: (service: string) => string;
  interestedIn: (service: string) => string;

  yourChoice: string;
  coachTime: (time: string) => string;
  dateAndTime: (date: string, time: string) => string;
  date: string;
  time: string;
  morning: string;
  afternoon: string;
  taken: string;
  /** Beside the time of a booking that is moved. */
  timeNow: string;
  full: string;
  fullyBooked: (date: string) => string;
  nextAvailable: string;
  nearest: string;
  coachTimesOnly: string;
  coachTimesAndYours: (zone: string) => string;
  clockChange: (date: string) => string;
  yourTimeZone: string;
  otherZones: string;
  yourTime: string;
  localTime: (time: string, shift: DayShift, zone: string) => string;
  dayShift: Record<DayShift, string>;
  chooseDate: string;
  chooseTime: string;
  timeGone: (time: string) => string;
  lostSlot: (time: string, date: string) => string;
  dayFull: string;
  noDates: string;
  loadingTimes: string;
  timesFailed: string;

  requiredNote: string;
  fields: Record<VisibleField, string>;
  messageHint: string;
  book: string;
  booking: string;
  anotherTime: string;
  /** About the chosen time, while the form is filled in. */
  holding: Record<Holding, string>;
  newTime: (time: string, date: string) => string;
  /** `sentence` is what the data client says, in English. */
  fieldError: (problem: { field: VisibleField; value: string; limit: number; sentence: string }) => string;
  /** With its beginning, for the alert. */
  failure: (error: DataError) => string;
  fieldRefused: (error: DataError) => string;

  thanks: (firstName: string) => string;
  mail: Record<MailState, (email: string) => string>;
  addToCalendar: string;
  calendarSummary: (service: string) => string;
  calendarDescription: (time: string) => string;
};
