import type { Texts } from './texts';

export const english: Texts = {
  tag: 'en-US',
  title: 'Book a consultation',
  close: 'Close',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  done: 'Done',
  bookAnother: 'Book another time',
  continue: 'Continue',
  back: 'Back',

  stepNames: { service: 'Service', slot: 'Date and time', details: 'Information', confirmation: 'Confirmation' },
  stepHeadings: {
    service: 'Choose a service',
    slot: 'Choose a date and time',
    details: 'Your information',
    confirmation: 'Your consultation is booked',
  },
  stepCount: (step, of) => `Step ${step} of ${of}`,

  discard: {
    title: 'Discard your details?',
    typed: 'What you typed will be gone.',
    sending: 'Your booking is already on its way: closing does not take it back.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },

  offer: ({ name, booking }) => ({
    name,
    priceLabel: booking?.priceLabel ?? '',
    description: booking?.description ?? '',
  }),
  service: 'Service',
  minutes: (minutes) => `${minutes} min`,
  chooseService: 'Please choose a service to continue.',
  askedFor: (service) =>
    `You asked about ${service}. Choose the conversation that comes closest to begin with: your message will say what you asked about.`,
  interestedIn: (service) => `I am interested in ${service}.`,

  yourChoice: 'Your choice',
  coachTime: (time) => `${time} Eastern Time`,
  dateAndTime: (date, time) => `${date} at ${time}`,
  date: 'Date',
  time: 'Time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  taken: 'Taken',
  timeNow: 'Your time now',
  full: 'Full',
  fullyBooked: (date) => `${date}, fully booked`,
  nextAvailable: 'Next available time',
  nearest: 'Nearest free times',
  coachTimesOnly: 'All times are Eastern Time.',
  coachTimesAndYours: (zone) => `Eastern Time. Below each stands your own time, ${zone}.`,
  clockChange: (date) =>
    `The clocks change before ${date}, here or where you are: the times below already count with it.`,
  yourTimeZone: 'Your time zone',
  otherZones: 'Other',
  yourTime: 'your time',
  ownTime: (time, shift, zone) =>
    `${time}${{ '-1': ' the day before', 0: '', 1: ' the next day' }[shift]}, your time (${zone})`,
  dayShift: { '-1': 'previous day', 0: '', 1: 'next day' },
  chooseDate: 'Please choose a date.',
  chooseTime: 'Please choose a time.',
  timeGone: (time) => `${time} was taken in the meantime. Please choose another time.`,
  lostSlot: (time, date) =>
    `${time} on ${date} is no longer free. Please choose another time: everything you typed is kept.`,
  dayFull: 'Every time on this day is taken. Please choose another date.',
  noDates: 'No dates can be booked online at the moment. Please send a message instead.',
  loadingTimes: 'Loading the free times',
  timesFailed: 'The free times could not be loaded.',

  requiredNote: 'Fields marked with * are required.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
  },
  messageHint: 'What would you like to talk about? A sentence or two is plenty.',
  book: 'Book Consultation',
  booking: 'Booking...',
  anotherTime: 'Choose another time',
  holding: {
    none: '',
    held: 'We are keeping this time for you while you fill in the form.',
    over: 'This time is no longer kept for you. While nobody else takes it, you can still book it.',
  },
  newTime: (time, date) => `Your new time is ${time} on ${date}. Everything you typed is kept.`,
  fieldError: ({ sentence }) => sentence,
  failure: ({ message }) => `Error submitting booking: ${message}`,
  fieldRefused: ({ message }) => message,

  thanks: (firstName) => `Thank you, ${firstName}. This time is reserved for you.`,
  mail: {
    sending: (email) => `We are sending a confirmation email with a calendar invite to ${email}.`,
    sent: (email) => `A confirmation email was sent to ${email}. The calendar invite comes with it.`,
    queued: (email) =>
      `A confirmation email with a calendar invite will follow to ${email}. It may take a few minutes.`,
    'not-configured': () =>
      'No confirmation email is sent from this site at the moment. Your booking stands: add it to your calendar so that you have it at hand.',
    failed: () =>
      'Your booking stands, but the confirmation email could not be sent. Add it to your calendar so that you have it at hand.',
  },
  addToCalendar: 'Add to calendar',
  calendarSummary: (service) => `${service} consultation`,
  calendarDescription: (time) => `Booked for ${time}.`,
};
