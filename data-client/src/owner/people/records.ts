import { DataError, dataOf, resultOf } from 'data-client';
import { objectIn } from '../answers';
import type { OwnerConnection } from '../connection';

/** A stored row, by column. */
export type StoredRow = Record<string, unknown>;

/** The kinds of records about a person, in the order of an export. */
export const personRecordKinds = [
  'people',
  'addresses',
  'bookings',
  'messages',
  'personal_mails',
  'notes',
  'tags',
  'invitations',
  'subscriptions',
  'emails',
  'campaigns',
  'testimonials',
  'deleted',
  'history',
] as const;

export type PersonRecordKind = (typeof personRecordKinds)[number];

/** Everything that is stored about a person. */
export type PersonRecords = Record<PersonRecordKind, StoredRow[]>;

type PersonErasure = {
  personId: string;
  /** Keeps bookings without personal data instead of deleting them. */
  keepsBookings: boolean;
  /** Cancels upcoming bookings without an email. Otherwise they make the erasure fail. */
  cancelsUpcoming: boolean;
};

/** Erases a person, or an address whose records are all deleted. */
export type Erasure = (PersonErasure | { address: string }) & {
  /** Testimonials to delete, with all pictures they have had. */
  testimonials: readonly StoredRow[];
};

const uploaded = /\/storage\/v1\/object\/public\/images\/([^?#]+)/;

/** The uploads that a testimonial shows or has shown. */
const picturesOf = ({ pictures }: StoredRow): string[] =>
  Array.isArray(pictures) ? pictures.flatMap((address) => uploaded.exec(String(address))?.[1] ?? []) : [];

export function createPersonRecordRequests({ supabase }: OwnerConnection) {
  return {
    /** Reads everything that is stored about a person, or about an address whose records are all deleted; null if nothing is. */
    async records(idOrEmail: string, signal?: AbortSignal): Promise<PersonRecords | null> {
      const { data: file } = await resultOf(supabase.rpc('export_person', { id_or_email: idOrEmail }), signal);
      if (file === null) return null;
      const stored = objectIn<Partial<Record<PersonRecordKind, StoredRow[] | null>>>(file);
      return Object.fromEntries(personRecordKinds.map((kind) => [kind, stored[kind] ?? []])) as PersonRecords;
    },
    async erase({ testimonials, ...erased }: Erasure): Promise<void> {
      const pictures = testimonials.flatMap(picturesOf);
      // Before the rows, which name them: an interrupted erasure is repeated.
      if (pictures.length > 0) {
        const { error } = await supabase.storage.from('images').remove(pictures);
        if (error) throw new DataError('server', { cause: error });
      }
      const testimonial_ids = testimonials.map(({ id }) => String(id));
      await dataOf(
        'address' in erased
          ? supabase.rpc('erase_address', { address: erased.address, testimonial_ids })
          : supabase.rpc('erase_person', {
              person_id: erased.personId,
              keeps_bookings: erased.keepsBookings,
              cancels_upcoming: erased.cancelsUpcoming,
              testimonial_ids,
            }),
      );
    },
  };
}
