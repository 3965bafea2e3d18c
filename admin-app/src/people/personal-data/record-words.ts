import type { PersonRecordKind, PersonRecords, StoredRow } from 'data-client/owner';
import { counted } from '../../dashboard/counted';

/** The heading of a kind of records in an export. */
export const kindWords: Record<PersonRecordKind, string> = {
  people: 'Person',
  addresses: 'Email addresses',
  bookings: 'Bookings',
  messages: 'Messages',
  personal_mails: 'Emails you wrote',
  notes: 'Your notes',
  tags: 'Your tags',
  invitations: '“Book again” links',
  subscriptions: 'Newsletter subscriptions',
  emails: 'Emails from the site',
  campaigns: 'Newsletters',
  testimonials: 'Testimonials with this name',
  deleted: 'Deleted, can still be restored',
  history: 'Changes in the dashboard',
};

const someOf = (number: number, one: string, many?: string) => (number > 0 ? counted(number, one, many) : undefined);

export const upcomingOf = ({ bookings }: PersonRecords) => bookings.filter(({ is_upcoming }) => is_upcoming === true);

const isUnsent = ({ state }: StoredRow) => state === 'waiting' || state === 'sending';

/** Lists the data an erasure removes, one line each. */
export function lossesOf(records: PersonRecords): string[] {
  const {
    addresses,
    bookings,
    messages,
    personal_mails,
    notes,
    tags,
    invitations,
    subscriptions,
    emails,
    campaigns,
    deleted,
    history,
  } = records;
  const unsent = someOf(emails.filter(isUnsent).length, 'unsent email');
  const upcoming = upcomingOf(records).length;
  return [
    `The name and ${someOf(addresses.length, 'email address', 'email addresses')}`,
    bookings.length > 0 && `${someOf(bookings.length, 'booking')}${upcoming > 0 ? `, ${upcoming} upcoming` : ''}`,
    someOf(messages.length, 'message'),
    someOf(personal_mails.length, 'email you wrote', 'emails you wrote'),
    someOf(notes.length, 'note'),
    someOf(tags.length, 'tag'),
    someOf(invitations.length, '“Book again” link'),
    someOf(subscriptions.length, 'newsletter subscription'),
    someOf(campaigns.length, 'address of a sent newsletter', 'addresses of sent newsletters'),
    unsent,
    deleted.length > 0 && `${someOf(deleted.length, 'deleted record')}, which can’t be restored afterward`,
    someOf(history.length, 'history entry loses its values', 'history entries lose their values'),
  ].filter((line): line is string => Boolean(line));
}

/** Emails that tell the person something, in contrast to reminders, links and those to the owner. */
const tellingKinds = ['cancelled', 'personal'];

/** Emails to the person that are on their way. They would never arrive if the person were erased now. */
export const owedMails = ({ emails }: PersonRecords): StoredRow[] =>
  emails.filter(
    ({ kind, state }) => tellingKinds.includes(String(kind)) && (state === 'waiting' || state === 'sending'),
  );

/** Emails that failed or may not have arrived. */
export const lostMails = ({ emails }: PersonRecords, ids: ReadonlySet<unknown>): StoredRow[] =>
  emails.filter(({ id, state }) => ids.has(id) && (state === 'failed' || state === 'doubtful'));
