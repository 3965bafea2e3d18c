import { dataOf, DataError, type CompositeRow } from 'data-client';
import { objectOf } from '../answers';
import type { OwnerConnection } from '../connection';
import { createRemovable, insertOnce, someRow } from '../list';
import { withSecondTry } from '../second-try';
import { createPersonRecordRequests } from './records';
import { peoplePageSize, timelinePageSize, toListedPerson, toPerson, toTimelineEntry } from './person';
import type { Cursor, ListedPerson, Person, PersonRow, TimelineEntry } from './person';

/** Searches names, addresses and companies for every word. Days are inclusive, as `2026-03-01`. */
export type PeopleFilter = { search?: string; tag?: string; since?: string; until?: string };

/** How many people match, and the tags in use. */
export type PeopleOverview = CompositeRow<'people_overview'>;

const given = ({ search = '', tag = '', since, until }: PeopleFilter) => ({ search, with_tag: tag, since, until });
const cursorOf = (after?: Cursor) => ({ before_at: after?.at, before_id: after?.id });

export function createOwnerPeopleRequests(connection: OwnerConnection) {
  const { supabase } = connection;
  return {
    ...createPersonRecordRequests(connection),
    /** Reads people, last contact first, after the cursor. */
    async list(
      filter: PeopleFilter,
      after?: Cursor,
      signal?: AbortSignal,
      atMost: number | undefined = peoplePageSize,
    ): Promise<ListedPerson[]> {
      const request = supabase.rpc('list_people', { ...given(filter), ...cursorOf(after), at_most: atMost });
      return ((await dataOf(request, signal)) as CompositeRow<'listed_person'>[]).map(toListedPerson);
    },
    overview: (filter: PeopleFilter, signal?: AbortSignal): Promise<PeopleOverview> =>
      objectOf(supabase.rpc('people_overview', given(filter)), signal),
    /** Reads the person of an id or an address; null if there is none. */
    async byIdOrEmail(idOrEmail: string, signal?: AbortSignal): Promise<Person | null> {
      const [row] = await dataOf(supabase.rpc('person_page', { id_or_email: idOrEmail }), signal);
      return row ? toPerson(row as PersonRow) : null;
    },
    /** Reads a person's timeline, newest first, after the cursor. */
    async timeline(idOrEmail: string, after?: Cursor, signal?: AbortSignal): Promise<TimelineEntry[]> {
      const request = { id_or_email: idOrEmail, ...cursorOf(after), at_most: timelinePageSize };
      const rows = await dataOf(supabase.rpc('person_timeline', request), signal);
      return (rows as CompositeRow<'timeline_entry'>[]).map(toTimelineEntry);
    },
    async addTag(personId: string, tag: string): Promise<void> {
      const request = supabase.from('person_tags').insert({ person_id: personId, tag });
      await withSecondTry((isRepeated) =>
        dataOf(request).catch((error: unknown) => {
          if (!(error instanceof DataError) || error.code !== 'conflict') throw error;
          // The first attempt, whose response was lost, has added it.
          if (isRepeated) return;
          throw new DataError('conflict', { message: 'This person already has this tag.', cause: error });
        }),
      );
    },
    async removeTags(ids: readonly string[]): Promise<void> {
      await withSecondTry(() => dataOf(supabase.from('person_tags').delete().in('id', ids)));
    },
    /** Gives a person the addresses of another one, until they are separated. */
    async join(personId: string, otherId: string): Promise<void> {
      await dataOf(supabase.rpc('join_people', { person_id: personId, other_id: otherId }));
    },
    async separate(personId: string): Promise<void> {
      await dataOf(supabase.rpc('separate_person', { person_id: personId }));
    },
    /** Stops suggesting the join. */
    async dismissJoin(personId: string, otherId: string): Promise<void> {
      await dataOf(supabase.rpc('dismiss_join', { person_id: personId, other_id: otherId }));
    },
  };
}

const gone = 'This note no longer exists.';

export function createPersonNoteRequests(connection: OwnerConnection) {
  const notes = () => connection.supabase.from('person_notes');
  const change = (id: string, text: string) =>
    notes().update({ text, updated_at: new Date().toISOString() }).eq('id', id);
  return {
    ...createRemovable(connection, { table: 'person_notes', gone }),
    /** Adds a note under the id that its form chose. If it exists, because a response was lost, it gets this text. */
    async add({ personId, id, text }: { personId: string; id: string; text: string }): Promise<void> {
      const added = await dataOf(notes().upsert({ id, person_id: personId, text }, insertOnce).select('id'));
      if (added.length === 0) someRow(await dataOf(change(id, text).select('id')), gone);
    },
    /** Rejects with `conflict` if the note was changed since `revision`. */
    async save({ id, text, revision }: { id: string; text: string; revision: string }): Promise<void> {
      const [saved] = await dataOf(change(id, text).eq('updated_at', revision).select('id'));
      if (saved) return;
      const now = someRow(await dataOf(notes().select('text').eq('id', id)), gone);
      // An earlier attempt, whose response was lost, saved the same text.
      if (now.text !== text) throw new DataError('conflict');
    },
  };
}
