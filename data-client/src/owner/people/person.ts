import { parseTimestamp, type CompositeRow } from 'data-client';

/** Rows per request of the list and of a timeline. */
export const peoplePageSize = 20;
export const timelinePageSize = 30;

export const personLimits = { tag: 40, tags: 30, note: 10_000 };

/** A position in a list that is sorted by time: the row after which to continue, in the backend's own text. */
export type Cursor = { at: string; id: string };

/** Whether an address is subscribed; `unconfirmed` addresses receive no campaigns. */
export type SubscriptionState = 'active' | 'unconfirmed' | 'unsubscribed';

/** An address of a person. `originId` is the person it belonged to before a join. */
export type PersonAddress = { email: string; originId: string; subscription?: SubscriptionState };

export type PersonTag = { id: string; tag: string };

/** A person with the same name, whom the owner may join, with the other matching details. */
export type JoinSuggestion = { id: string; name: string; email: string; trait: 'phone' | 'company' | 'mailbox' };

/** The details of a timeline entry, as in the database, by kind. */
type TimelineDetails = {
  booking: { service_name: string; starts_at: string; status: string; message: string; owner_note: string };
  message: { name: string; service_name: string; message: string; status: string };
  mail: { kind: string; state: string; service_name?: string; booking_id?: string };
  personal: { subject: string; body: string; message_id: string | null; state: string; reason: string };
  campaign: { subject: string; state: string; campaign_id: string };
  subscription: { status: string; is_confirmed: boolean };
  note: { text: string; updated_at: string };
};

type TimelineKind = keyof TimelineDetails;

export type TimelineEntry = {
  [Kind in TimelineKind]: {
    id: string;
    kind: Kind;
    at: Date;
    email: string;
    details: TimelineDetails[Kind];
    cursor: Cursor;
  };
}[TimelineKind];

export const toListedPerson = (row: CompositeRow<'listed_person'>) => ({
  id: row.id,
  /** Empty for people who only subscribed. */
  name: row.name,
  company: row.company,
  emails: row.emails,
  tags: row.tags,
  bookingCount: row.booking_count,
  noShowCount: row.no_show_count,
  messageCount: row.message_count,
  isSubscribed: row.is_subscribed,
  lastContactAt: parseTimestamp(row.last_contact_at),
  cursor: { at: row.last_contact_at, id: row.id },
});

export type ListedPerson = ReturnType<typeof toListedPerson>;

export type PersonRow = CompositeRow<'person_page', 'last_booking_id'>;

export function toPerson(row: PersonRow) {
  const addresses = row.addresses as { email: string; origin_id: string; subscription: SubscriptionState | null }[];
  return {
    id: row.id,
    name: row.name,
    company: row.company,
    names: row.names,
    phones: row.phones,
    companies: row.companies,
    addresses: addresses.map(({ email, origin_id, subscription }): PersonAddress => ({
      email,
      originId: origin_id,
      ...(subscription && { subscription }),
    })),
    firstContactAt: parseTimestamp(row.first_contact_at),
    lastContactAt: parseTimestamp(row.last_contact_at),
    bookingCount: row.booking_count,
    noShowCount: row.no_show_count,
    messageCount: row.message_count,
    lastBookingId: row.last_booking_id ?? undefined,
    tags: row.tags as PersonTag[],
    knownTags: row.known_tags,
    suggestions: row.suggestions as JoinSuggestion[],
  };
}

/** The head of a person's page. */
export type Person = ReturnType<typeof toPerson>;

export const toTimelineEntry = ({ id, at, kind, email, details }: CompositeRow<'timeline_entry'>) =>
  ({ id, kind, at: parseTimestamp(at), email, details, cursor: { at, id } }) as unknown as TimelineEntry;
