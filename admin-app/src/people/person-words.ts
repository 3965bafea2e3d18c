import type { JoinSuggestion, ListedPerson, Person, SubscriptionState, TimelineEntry } from 'data-client/owner';
import type { BookingMailKind } from 'domain/mail-kinds';
import type { BadgeTone } from 'shared-ui';
import { kindOf } from '../list/mails/mail-words';
import { counted } from '../dashboard/counted';

/** The name of a person; people who only subscribed have an address alone. */
export const personName = (person: Pick<ListedPerson, 'name' | 'emails'> | Pick<Person, 'name' | 'addresses'>) =>
  person.name || ('emails' in person ? person.emails[0] : person.addresses[0]?.email) || 'Unknown';

/** `2 bookings, 1 message` */
export function contactsWords({ bookingCount, messageCount }: Pick<Person, 'bookingCount' | 'messageCount'>): string {
  const words = [
    bookingCount > 0 && counted(bookingCount, 'booking'),
    messageCount > 0 && counted(messageCount, 'message'),
  ].filter(Boolean);
  return words.join(', ') || 'Newsletter only';
}

export const noShowWords = (count: number) => counted(count, 'no-show');

export const peopleWords = (total: number) => counted(total, 'person', 'people');

export const subscriptionWords: Record<SubscriptionState, string> = {
  active: 'Newsletter reader',
  unconfirmed: 'Newsletter not confirmed',
  unsubscribed: 'Unsubscribed',
};

export const subscriptionTones: Record<SubscriptionState, BadgeTone> = {
  active: 'success',
  unconfirmed: 'warning',
  unsubscribed: 'neutral',
};

const traitWords: Record<JoinSuggestion['trait'], string> = {
  phone: 'the same phone number',
  company: 'the same company',
  mailbox: 'the same address before the @',
};

export const suggestionWords = ({ trait }: JoinSuggestion) => `Same name and ${traitWords[trait]}.`;

/** Titles an entry of the timeline. */
export function entryTitle(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'booking':
      return `Booked ${entry.details.service_name}`;
    case 'message':
      return `Wrote a message${entry.details.service_name && ` about ${entry.details.service_name}`}`;
    case 'mail':
      return `Email: ${kindOf({ kind: entry.details.kind as BookingMailKind })}`;
    case 'personal':
      return `You wrote: ${entry.details.subject}`;
    case 'campaign':
      return `Newsletter: ${entry.details.subject}`;
    case 'subscription':
      return 'Subscribed to the newsletter';
    case 'note':
      return 'Your note';
  }
}
