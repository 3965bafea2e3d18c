import type { BookingMail, BookingMailState, UndeliveredMail } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { ListFilter, ListWords } from '../list-words';

const kindWords: Record<UndeliveredMail['kind'], string> = {
  confirmation: 'Confirmation with invite',
  confirmed: 'Booking confirmed',
  moved: 'New time',
  relocated: 'New meeting place',
  cancelled: 'Cancellation',
  reinstated: 'Booking reinstated',
  reminder: 'Reminder',
  'owner-notice': 'Your new-booking alert',
  'owner-moved': 'Your new-time alert',
  'owner-cancelled': 'Your cancellation alert',
  'owner-message': 'Your new-message alert',
  'owner-calendar-overdue': 'Your calendar-outage alert',
  'owner-calendar-back': 'Your calendar-restored alert',
  personal: 'Your email',
  welcome: 'Newsletter confirmation',
  campaign: 'Newsletter',
};

export const kindOf = ({ kind }: Pick<UndeliveredMail, 'kind'>) => kindWords[kind];

/** The subject of a sentence about an email: `The email “Reminder” for Maren Okafor`. */
export const mailName = (mail: Pick<UndeliveredMail, 'kind' | 'about' | 'recipient'>) =>
  mail.kind === 'campaign'
    ? `The newsletter “${mail.about}” to ${mail.recipient || 'a deleted subscriber'}`
    : `The email “${kindWords[mail.kind]}”${mail.about && ` for ${mail.about}`}`;

export const stateWords: Record<BookingMailState, string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  doubtful: 'Delivery unclear',
  skipped: 'Not needed',
};

export const stateTones: Record<BookingMailState, BadgeTone> = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  doubtful: 'warning',
  skipped: 'neutral',
};

const causes: readonly (readonly [RegExp, string])[] = [
  [/^The email couldn’t be written/, 'Your site couldn’t write the email.'],
  [/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EDNS|timeout/i, 'The mail server couldn’t be reached.'],
  [/invalid login|EAUTH|\b535\b/i, 'The mail server rejected the username or password.'],
  [/no such user|user unknown|unknown user|does not exist|5\.1\.1/i, 'This mailbox doesn’t exist.'],
  [/mailbox (is )?full|quota|5\.2\.2/i, 'The mailbox is full.'],
  [/spam|blocked|blacklist|policy|5\.7\.\d/i, 'The recipient’s server rejected it as spam.'],
  [/broke off|interrupted|ECONNRESET|connection (lost|closed)/i, 'The connection was lost during delivery.'],
];

/** Explains why an email failed; the server's own words are shown next to it. */
export const causeOf = ({ reason }: Pick<BookingMail, 'reason'>) =>
  causes.find(([pattern]) => pattern.test(reason))?.[1] ?? 'The mail server rejected it.';

export const timesTried = (attempts: number) => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`);

export const listWords: ListWords = {
  title: 'Unsent Emails',
  lead: 'Emails that failed or may not have arrived. Resend or dismiss them.',
  many: 'emails',
  nothing: 'No unsent emails',
  nothingYet: 'Every email was delivered.',
};

export const originFilter: ListFilter = {
  name: 'of',
  label: 'Filter by origin',
  options: [
    { id: 'booking', label: 'Booking' },
    { id: 'message', label: 'Message' },
    { id: 'campaign', label: 'Newsletter' },
  ],
};
