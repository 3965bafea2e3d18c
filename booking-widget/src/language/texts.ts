import type { DataError } from 'data-client';
import type { BookingWords, DayShift } from 'domain/booking-words/words';
import type { BookingOffer } from 'domain/services';

import type { Step } from '../booking-state/booking-flow-state';
import type { Holding, MailState } from '../booking-state/progress';
import type { VisibleField } from '../booking-state/details';

export type { DayShift };

export type OfferWords = { name: string; priceLabel: string; description: string };

/** All texts of the form; `tag` is also its `lang` attribute. An incomplete language does not compile. */
export type Texts = BookingWords & {
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
  /** The heading of the last step while the booking is a request. */
  requestReceived: string;
  stepCount: (step: number, of: number) => string;

  discard: Record<'title' | 'typed' | 'sending' | 'confirm' | 'cancel', string>;

  offer: (service: BookingOffer) => OfferWords;
  service: string;
  minutes: (minutes: number) => string;
  chooseService: string;
  unknownService: string;
  noServices: string;
  loadingServices: string;
  servicesFailed: string;
  askedFor: (service: string) => string;
  interestedIn: (service: string) => string;

  yourChoice: string;
  date: string;
  time: string;
  morning: string;
  afternoon: string;
  taken: string;
  /** Shown next to the time of a moved booking. */
  timeNow: string;
  full: string;
  fullyBooked: (date: string) => string;
  nextAvailable: string;
  nearest: string;
  coachTimesOnly: (coachZone: string) => string;
  coachTimesAndYours: (coachZone: string, zone: string) => string;
  clockChange: (date: string) => string;
  yourTimeZone: string;
  anotherZone: string;
  zonesFailed: string;
  yourTime: string;
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
  /** Links the privacy page. */
  privacy: string;
  fields: Record<VisibleField, string>;
  messageHint: string;
  loadingQuestions: string;
  questionsFailed: string;
  book: string;
  booking: string;
  anotherTime: string;
  /** About the chosen time, while the form is filled in. */
  holding: Record<Holding, string>;
  newTime: (time: string, date: string) => string;
  /** `sentence` is the message of the data client, in English. */
  fieldError: (problem: { field: VisibleField; value: string; limit: number; sentence: string }) => string;
  /** With its beginning, for the alert. */
  failure: (error: DataError) => string;
  fieldRefused: (error: DataError) => string;

  thanks: (firstName: string) => string;
  requestThanks: (firstName: string) => string;
  mail: Record<MailState, (email: string) => string>;
  /** After the note about an email on its way, for a request. */
  confirmAddress: string;
  addToCalendar: string;
  /** Before the names of online calendars. */
  addItTo: string;
};
