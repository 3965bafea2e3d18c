import { useTexts } from '../language/language';

const english = {
  heading: 'Your consultation',
  requestHeading: 'Your request',
  loading: 'Loading your booking',
  pending:
    'This is a request, and your address is confirmed. The time is reserved for you, and I’ll email you once I’ve confirmed it.',
  confirmed: 'This consultation is confirmed.',
  cancelled: 'This consultation is canceled.',
  completed: 'This consultation has taken place. Thank you for coming.',
  'no-show': 'We missed each other this time. I hope you’re well. You’re welcome to book a new time.',
  started: 'This consultation has already started.',
  move: 'Move to another time',
  moveHeading: 'Choose another time',
  moveNow: 'Move to this time',
  moved: 'Your consultation has a new time. An email with the updated calendar entry is on its way.',
  requestMoved: 'Your request has a new time. An email with the updated calendar entry is on its way.',
  cancel: 'Cancel consultation',
  cancelQuestion: {
    title: 'Cancel this consultation?',
    message: 'This time will be released.',
    confirmLabel: 'Cancel consultation',
    cancelLabel: 'Keep consultation',
  },
  tooLate: 'It’s too late to move or cancel this consultation here.',
  tooLateToMove: 'It’s too late to move this consultation here.',
  tooLateToCancel: 'It’s too late to cancel this consultation here.',
  closed: 'Online booking is closed at the moment, so this consultation can’t be moved here.',
  contactMe: 'Please contact me:',
  withdrawal: 'Until I confirm your request, you can withdraw it here.',
  bookAgain: 'Book a new time',
  badLink: 'This link doesn’t open a booking',
  help: 'If you need help, reply to my latest email.',
};

export type ManageTexts = typeof english;

const german: ManageTexts = {
  heading: 'Ihr Gespräch',
  requestHeading: 'Ihre Anfrage',
  loading: 'Ihre Buchung wird gesucht',
  pending:
    'Das ist eine Anfrage, und Ihre Adresse ist bestätigt. Der Termin ist für Sie reserviert. Ich schreibe Ihnen, sobald ich ihn bestätigt habe.',
  confirmed: 'Dieses Gespräch ist bestätigt.',
  cancelled: 'Dieses Gespräch ist abgesagt.',
  completed: 'Dieses Gespräch hat stattgefunden. Vielen Dank dafür.',
  'no-show': 'Dieses Mal haben wir uns verpasst. Ich hoffe, es geht Ihnen gut. Buchen Sie gern eine neue Zeit.',
  started: 'Dieses Gespräch hat schon begonnen.',
  move: 'Gespräch verlegen',
  moveHeading: 'Andere Zeit wählen',
  moveNow: 'Auf diese Zeit verlegen',
  moved: 'Ihr Gespräch hat eine neue Zeit. Eine E-Mail mit dem Kalendereintrag ist unterwegs.',
  requestMoved: 'Ihre Anfrage hat eine neue Zeit. Eine E-Mail mit dem Kalendereintrag ist unterwegs.',
  cancel: 'Gespräch absagen',
  cancelQuestion: {
    title: 'Dieses Gespräch absagen?',
    message: 'Der Termin wird freigegeben.',
    confirmLabel: 'Gespräch absagen',
    cancelLabel: 'Gespräch behalten',
  },
  tooLate: 'Zum Verlegen oder Absagen auf dieser Seite ist es zu spät.',
  tooLateToMove: 'Zum Verlegen auf dieser Seite ist es zu spät.',
  tooLateToCancel: 'Zum Absagen auf dieser Seite ist es zu spät.',
  closed: 'Zurzeit nehme ich online keine Buchungen an. Darum lässt sich dieses Gespräch hier nicht verlegen.',
  contactMe: 'Bitte melden Sie sich bei mir:',
  withdrawal: 'Bis ich Ihre Anfrage bestätige, können Sie sie hier zurückziehen.',
  bookAgain: 'Neue Zeit buchen',
  badLink: 'Dieser Link öffnet keine Buchung',
  help: 'Wenn Sie Hilfe brauchen, antworten Sie auf meine neueste E-Mail.',
};

export const useManageTexts = () => useTexts().pick(english, german);
