import { useTexts } from '../language/language';

type ManageTexts = {
  heading: string;
  loading: string;
  pending: string;
  confirmed: string;
  cancelled: string;
  completed: string;
  past: string;
  move: string;
  moveHeading: string;
  moveNow: string;
  moved: string;
  cancel: string;
  cancelTitle: string;
  cancelMessage: string;
  cancelConfirm: string;
  cancelKeep: string;
  bookAgain: string;
  badLink: string;
  badLinkHint: string;
};

const english: ManageTexts = {
  heading: 'Your consultation',
  loading: 'Looking up your booking',
  pending: 'This time is held for you. You will hear from us once it is confirmed.',
  confirmed: 'This consultation is confirmed.',
  cancelled: 'This consultation is cancelled.',
  completed: 'This consultation has taken place. Thank you for coming.',
  past: 'This consultation has begun already. To change anything, please answer the mail.',
  move: 'Move to another time',
  moveHeading: 'Choose another time',
  moveNow: 'Move to this time',
  moved: 'Your consultation has a new time. A mail with the calendar entry is on its way.',
  cancel: 'Cancel consultation',
  cancelTitle: 'Cancel this consultation?',
  cancelMessage: 'Its time becomes free for others at once.',
  cancelConfirm: 'Cancel it',
  cancelKeep: 'Keep it',
  bookAgain: 'Book a new time',
  badLink: 'This link opens no booking',
  badLinkHint: 'It may be cut short, or its consultation is over. Please open it from the mail once more.',
};

const german: ManageTexts = {
  heading: 'Ihr Gespräch',
  loading: 'Ihre Buchung wird gesucht',
  pending: 'Diese Zeit ist für Sie reserviert. Sie hören von uns, sobald sie bestätigt ist.',
  confirmed: 'Dieses Gespräch ist bestätigt.',
  cancelled: 'Dieses Gespräch ist abgesagt.',
  completed: 'Dieses Gespräch hat stattgefunden. Vielen Dank dafür.',
  past: 'Dieses Gespräch hat schon begonnen. Für Änderungen antworten Sie bitte auf die E-Mail.',
  move: 'Auf eine andere Zeit verlegen',
  moveHeading: 'Andere Zeit wählen',
  moveNow: 'Auf diese Zeit verlegen',
  moved: 'Ihr Gespräch hat eine neue Zeit. Eine E-Mail mit dem Kalendereintrag ist unterwegs.',
  cancel: 'Gespräch absagen',
  cancelTitle: 'Dieses Gespräch absagen?',
  cancelMessage: 'Die Zeit wird sofort für andere frei.',
  cancelConfirm: 'Absagen',
  cancelKeep: 'Behalten',
  bookAgain: 'Neue Zeit buchen',
  badLink: 'Dieser Link öffnet keine Buchung',
  badLinkHint: 'Er ist unvollständig, oder das Gespräch ist vorbei. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
};

/** The words of this page; kept apart, so that the booker on partners' pages does not carry them. */
export function useManageTexts(): ManageTexts {
  return useTexts().tag.startsWith('de') ? german : english;
}
