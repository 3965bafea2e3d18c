import type { BookingMail, BookingMailState, UndeliveredMail } from 'data-client/owner';
import type { BadgeTone } from 'shared-ui';
import type { DeskListFilter, DeskListWords } from '../desk-list/desk-list';

type AnyMail = Pick<UndeliveredMail, 'kind'>;

const kindWords: Record<UndeliveredMail['kind'], string> = {
  confirmation: 'Confirmation with invite',
  confirmed: 'Your confirmation',
  moved: 'New time',
  cancelled: 'Cancellation',
  reinstated: 'Taken up again',
  reminder: 'Reminder',
  'owner-notice': 'Notice of the booking to you',
  'owner-moved': 'Notice of the new time to you',
  'owner-cancelled': 'Notice of the cancellation to you',
  campaign: 'Newsletter',
};

export const kindOf = ({ kind }: AnyMail) => kindWords[kind];

/** What a sentence about a mail begins with: `The mail “Reminder” for Maren Okafor`. */
export const mailName = (mail: Pick<UndeliveredMail, 'kind' | 'about' | 'recipient'>) =>
  mail.kind === 'campaign'
    ? `The newsletter “${mail.about}” to ${mail.recipient || 'a deleted subscriber'}`
    : `The mail “${kindWords[mail.kind]}”${mail.about && ` for ${mail.about}`}`;

export const stateWords: Record<BookingMailState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Not sent',
  doubtful: 'Not certain',
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
  [/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EDNS|timeout/i, 'The mail server could not be reached.'],
  [/invalid login|EAUTH|\b535\b/i, 'The mail server did not accept the user name or the password.'],
  [/no such user|user unknown|unknown user|does not exist|5\.1\.1/i, 'There is no such mailbox.'],
  [/mailbox (is )?full|quota|5\.2\.2/i, 'The mailbox is full.'],
  [/spam|blocked|blacklist|policy|5\.7\.\d/i, 'The other server took it for unwanted mail.'],
  [/broke off|ECONNRESET|connection (lost|closed)/i, 'The connection broke while it was handed over.'],
];

/** Why a mail did not get through, in words; what the server said stands beside it. */
export const causeOf = ({ reason }: Pick<BookingMail, 'reason'>) =>
  causes.find(([pattern]) => pattern.test(reason))?.[1] ?? 'The mail server refused it.';

export const timesTried = (attempts: number) => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`);

export const listWords: DeskListWords = {
  title: 'Unsent Mails',
  lead: 'Mails that were given up, or may not have arrived. Send them again, or dismiss them.',
  many: 'mails',
  nothing: 'No unsent mails',
  nothingYet: 'Every mail got through.',
};

export const originFilter: DeskListFilter = {
  name: 'of',
  label: 'Filter by origin',
  options: [
    { id: 'booking', label: 'Booking' },
    { id: 'campaign', label: 'Newsletter' },
  ],
};
