import type { DataError } from 'data-client';
import { englishWords } from 'domain/booking-words/english';
import type { DayShift } from 'domain/booking-words/words';
import type { BookingOffer } from 'domain/services';
import type { Step } from '../booking-state/booking-flow-state';
import type { VisibleField } from '../booking-state/details';
import type { Holding, MailState } from '../booking-state/booking-flow-handle';

type FieldProblem = {
  field: VisibleField;
  value: string;
  limit: number;
  /** The message of the data client, in English. */
  sentence: string;
};

export const english = {
  ...englishWords,
  /** For texts outside this file, which load on demand. */
  pick: <Text>(inEnglish: Text, _inGerman: Text) => inEnglish,
  title: 'Book a consultation',
  close: 'Close',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  done: 'Done',
  bookAnother: 'Book another time',
  continue: 'Continue',
  back: 'Back',

  stepNames: {
    service: 'Service',
    slot: 'Date and time',
    details: 'Information',
    confirmation: 'Confirmation',
  } satisfies Record<Step, string>,
  stepHeadings: {
    service: 'Choose a service',
    slot: 'Choose a date and time',
    details: 'Your information',
    confirmation: 'Your consultation is booked',
  } satisfies Record<Step, string>,
  /** The heading of the last step while the booking is a request. */
  requestReceived: 'Request received',
  stepCount: (step: number, of: number) => `Step ${step} of ${of}`,

  discard: { title: 'Discard your details?', confirmLabel: 'Discard', cancelLabel: 'Keep editing' },
  inputIsLost: 'What you entered will be lost.',
  stillSending: 'Your booking is already being sent. Closing this window won’t cancel it.',

  offer: ({ name, priceLabel, bookingDescription }: BookingOffer) => ({
    name,
    priceLabel,
    description: bookingDescription,
  }),
  service: 'Service',
  minutes: (minutes: number) => `${minutes} min`,
  chooseService: 'Please choose a service to continue.',
  loadingServices: 'Loading the services',
  servicesFailed: 'Online booking isn’t available right now. Please try again later, or send me a message.',
  unknownService: 'I don’t offer the service you asked for, so please choose one of these.',
  askedFor: (service: string) =>
    `You asked about ${service}. Pick the closest match; I’ll see what you asked about in your message.`,
  interestedIn: (service: string) => `I am interested in ${service}.`,

  yourChoice: 'Your choice',
  date: 'Date',
  time: 'Time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  taken: 'Taken',
  /** Shown next to the time of a moved booking. */
  timeNow: 'Your current time',
  full: 'Full',
  fullyBooked: (date: string) => `${date}, fully booked`,
  nextAvailable: 'Next available time',
  nearest: 'Nearest available times',
  coachTimesOnly: (coachZone: string) => `All times are ${coachZone}.`,
  coachTimesAndYours: (coachZone: string, zone: string) =>
    `${coachZone}. Your local time (${zone}) is shown below each slot.`,
  clockChange: (date: string) =>
    `The clocks change before ${date}, here or where you are. The times below already reflect the change.`,
  yourTimeZone: 'Your time zone',
  anotherZone: 'Another time zone…',
  zonesFailed: 'The time zones couldn’t be loaded.',
  yourTime: 'your time',
  dayShift: { '-1': 'previous day', 0: '', 1: 'next day' } satisfies Record<DayShift, string>,
  chooseDate: 'Please choose a date.',
  chooseTime: 'Please choose a time.',
  timeGone: (time: string) => `${time} is no longer available. Please choose another time.`,
  lostSlot: (time: string, date: string) =>
    `${time} on ${date} is no longer available. Please choose another time. Your details are still here.`,
  dayFull: 'All times on this day are taken. Please choose another date.',
  /** The part of the next two texts that is a link if its address is known. */
  contact: 'send me a message',
  noTimes: 'I have no free times in the next two weeks. Please check back later, or send me a message.',
  noBookings: 'I’m not taking online bookings right now. Please send me a message instead.',
  loadingTimes: 'Loading available times',
  timesFailed: 'The available times couldn’t be loaded.',

  requiredNote: 'Fields marked with * are required.',
  /** Links the privacy page. */
  privacy: 'How I use your data',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
  } satisfies Record<VisibleField, string>,
  messageHint: 'What would you like to talk about? A sentence or two is plenty.',
  loadingQuestions: 'Loading the questions',
  questionsFailed: 'The questions about this service couldn’t be loaded.',
  book: 'Book Consultation',
  booking: 'Booking...',
  anotherTime: 'Choose another time',
  /** About the chosen time, while the form is filled in. */
  holding: {
    none: '',
    held: 'I’m holding this time for you while you fill in the form.',
    over: 'This time is no longer held for you. You can still book it if it’s free.',
  } satisfies Record<Holding, string>,
  newTime: (time: string, date: string) => `Your new time is ${time} on ${date}. Your details are still here.`,
  fieldError: ({ sentence }: FieldProblem) => sentence,
  /** With its beginning, for the alert. */
  failure: ({ message }: DataError) => `Error submitting booking: ${message}`,
  /** Why a request was rejected or failed. */
  reason: ({ message }: DataError) => message,

  thanks: (firstName: string) => `Thank you, ${firstName}. This time is yours.`,
  requestThanks: (firstName: string) =>
    `Thank you, ${firstName}. This time is reserved for you, and I’ll email you once I’ve confirmed it.`,
  mail: {
    sending: (email) => `I’m sending a confirmation email with a calendar invite to ${email}.`,
    sent: (email) => `A confirmation email was sent to ${email}. It includes a calendar invite.`,
    queued: (email) =>
      `A confirmation email with a calendar invite is on its way to ${email}. It may take a few minutes.`,
    held: (email) =>
      `I’ve already emailed ${email}. Please open the link in that email; then I’ll send the one for this request.`,
    'not-configured': () =>
      'This site isn’t sending confirmation emails right now. Please add the time to your calendar.',
    failed: () => 'The confirmation email couldn’t be sent yet. I’ll try again soon.',
  } satisfies Record<MailState, (email: string) => string>,
  /** After the note about an email on its way, for a request. */
  confirmAddress: 'If this is your first request, please confirm it with the link in that email, or it will expire.',
  addToCalendar: 'Add to calendar',
  /** Before the names of online calendars. */
  addItTo: 'Add it to',
};

/** All texts of the form; `tag` is also its `lang` attribute. An incomplete language does not compile. */
export type Texts = typeof english;
