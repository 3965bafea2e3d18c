import { withSecondTry } from '../second-try';
import { ownerKeys } from '../keys';
import { isUnderWay, pollMs } from '../mails/mail';
import { useOwnerClient } from '../owner-provider';
import { useChange, useOwnerMutation, useOwnerPage, useOwnerQuery, useRemoval } from '../owner-hooks';
import type { Cursor, ListedPerson } from './person';
import type { Erasure } from './records';
import type { PeopleFilter } from './requests';

const all = ownerKeys.people;

/** Returns one page of people, last contact first. */
export const usePeople = (filter: PeopleFilter, after?: Cursor) =>
  useOwnerPage([...all, 'list', filter, after], ({ people }, signal) => people.list(filter, after, signal));

/** Counts the people that match, and lists all tags. Counting takes longer than the first rows, which go first. */
export const usePeopleOverview = (filter: PeopleFilter, isEnabled: boolean) =>
  useOwnerPage([...all, 'overview', filter], ({ people }, signal) => people.overview(filter, signal), {
    enabled: isEnabled,
  });

type PeopleExport = { filter: PeopleFilter; onPage: (people: readonly ListedPerson[]) => void };

const exportedAtOnce = 500;

/** Reads all people of a filter, last contact first, and passes them on page by page. */
export const useReadPeople = () =>
  useOwnerMutation([...all, 'export'], async ({ people }, { filter, onPage }: PeopleExport) => {
    for (let after: Cursor | undefined; ;) {
      const page = await withSecondTry(() => people.list(filter, after, undefined, exportedAtOnce));
      onPage(page);
      after = page.at(-1)?.cursor;
      // A shorter page may not be the last: the backend has its own limit.
      if (!after) return;
    }
  });

/** Returns the person of an id or an address, or null if there is none. */
export const usePerson = (idOrEmail: string) =>
  useOwnerQuery([...all, 'person', idOrEmail], ({ people }, signal) => people.byIdOrEmail(idOrEmail, signal));

/** Returns one page of a person's timeline, newest first; polls while an email from the owner is on its way. */
export const useTimeline = (idOrEmail: string, after?: Cursor) =>
  useOwnerQuery(
    [...all, 'timeline', idOrEmail, after],
    ({ people }, signal) => people.timeline(idOrEmail, after, signal),
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ kind, details }) => kind === 'personal' && isUnderWay(details)) ? pollMs : false,
    },
  );

/** Reads everything that is stored about a person or an address, each time it is needed. */
export const usePersonRecords = (idOrEmail: string) =>
  useOwnerQuery([...all, 'records', idOrEmail], ({ people }, signal) => people.records(idOrEmail, signal), {
    staleTime: 0,
    gcTime: 0,
  });

/** Reads a person's records once, for a file or a decision. */
export const useReadPersonRecords = () =>
  useOwnerMutation([...all, 'read-records'], ({ people }, idOrEmail: string) => people.records(idOrEmail));

/** Erases a person. Every list may have shown them. */
export const useErasePerson = () =>
  useChange(all, 'erase', ({ people }, erasure: Erasure) => people.erase(erasure), ['owner']);

export const useAddTag = () =>
  useChange(all, 'add-tag', ({ people }, { personId, tag }: { personId: string; tag: string }) =>
    people.addTag(personId, tag),
  );

export const useRemoveTags = () =>
  useChange(all, 'remove-tags', ({ people }, ids: readonly string[]) => people.removeTags(ids));

type Pair = { personId: string; otherId: string };

/** Joined people count their no-shows together. */
export const useJoinPeople = () =>
  useChange(
    all,
    'join',
    ({ people }, { personId, otherId }: Pair) => people.join(personId, otherId),
    ownerKeys.bookings,
  );

export const useSeparatePerson = () =>
  useChange(all, 'separate', ({ people }, personId: string) => people.separate(personId), ownerKeys.bookings);

export const useDismissJoin = () =>
  useChange(all, 'dismiss', ({ people }, { personId, otherId }: Pair) => people.dismissJoin(personId, otherId));

/** A new note of a person, or a change of the revision that the owner saw. */
type NoteSave = { id: string; text: string } & ({ personId: string } | { revision: string });

/** Rejects with `conflict` if the note was changed elsewhere in the meantime. */
export const useSaveNote = () =>
  useChange(all, 'save-note', ({ personNotes }, note: NoteSave) =>
    'personId' in note ? personNotes.add(note) : personNotes.save(note),
  );

export const useNoteRemoval = () => useRemoval(useOwnerClient().personNotes, all);
