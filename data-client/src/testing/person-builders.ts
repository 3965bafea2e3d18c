import { personRecordKinds } from '../owner/index';
import type { ListedPerson, Person, PersonRecords, TimelineEntry } from '../owner/index';
import { nextId } from './builders';

/** A stored person with a timeline, newest first. */
export type FakePerson = Person & { timeline: TimelineEntry[] };

const instant = '2026-11-20T15:30:00Z';

/** Maren Okafor, who has booked once and written once. */
export function aPerson(over: Partial<FakePerson> = {}): FakePerson {
  const id = over.id ?? nextId();
  const name = over.name ?? 'Maren Okafor';
  return {
    id,
    name,
    company: 'Northwind Logistics',
    names: name ? [name] : [],
    phones: ['+1 (503) 555-0110'],
    companies: ['Northwind Logistics'],
    addresses: [{ email: 'maren@northwind.example', originId: id, subscription: 'active' }],
    firstContactAt: new Date('2026-03-12T14:00:00Z'),
    lastContactAt: new Date(instant),
    bookingCount: 1,
    noShowCount: 0,
    messageCount: 1,
    lastBookingId: undefined,
    tags: [],
    knownTags: [],
    suggestions: [],
    timeline: [
      aTimelineEntry('booking', {
        service_name: 'Leadership Coaching',
        starts_at: '2026-11-23T14:00:00Z',
        status: 'confirmed',
        message: 'We are merging two teams and I would like to talk it through.',
        owner_note: '',
      }),
      aTimelineEntry('subscription', { status: 'active', is_confirmed: true }, '2026-03-12T14:00:00Z'),
    ],
    ...over,
  };
}

type DetailsOf<Kind> = Extract<TimelineEntry, { kind: Kind }>['details'];

export function aTimelineEntry<Kind extends TimelineEntry['kind']>(
  kind: Kind,
  details: DetailsOf<Kind>,
  at = instant,
): TimelineEntry {
  const id = nextId();
  const email = 'maren@northwind.example';
  return { id, kind, at: new Date(at), email, details, cursor: { at, id } } as unknown as TimelineEntry;
}

/** The row of a person in the list. */
export const listed = (person: FakePerson): ListedPerson => ({
  ...person,
  emails: person.addresses.map(({ email }) => email),
  tags: person.tags.map(({ tag }) => tag),
  isSubscribed: person.addresses.some(({ subscription }) => subscription === 'active'),
  cursor: { at: person.lastContactAt.toISOString(), id: person.id },
});

/** Returns the export of a person: a row per entry of the timeline, tag and address. */
export function recordsOf({ name, company, addresses, tags, timeline }: FakePerson): PersonRecords {
  const none = Object.fromEntries(personRecordKinds.map((kind) => [kind, []])) as unknown as PersonRecords;
  const rows = (kind: TimelineEntry['kind']) =>
    timeline.filter((entry) => entry.kind === kind).map(({ id, details }) => ({ id, ...details }));
  return {
    ...none,
    people: [{ name, company }],
    addresses: addresses.map(({ email }) => ({ email })),
    bookings: rows('booking').map((row) => ({ ...row, is_upcoming: 'status' in row && row.status === 'confirmed' })),
    messages: rows('message'),
    notes: rows('note'),
    tags: tags.map(({ id, tag }) => ({ id, tag })),
    subscriptions: rows('subscription'),
  };
}
