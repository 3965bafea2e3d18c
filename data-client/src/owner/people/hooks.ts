import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { isUnderWay, pollMs } from '../mails/mail';
import { useOwnerClient } from '../owner-provider';
import type { OwnerClient } from '../owner-client';
import { useRemoval, useReread } from '../use-reread';
import type { Cursor, ListedPerson } from './person';
import type { Erasure } from './records';
import type { PeopleFilter } from './requests';

const all = ['owner', 'people'] as const;

export const ownerPeopleKey = all;

/** Returns one page of people, last contact first. */
export function usePeople(filter: PeopleFilter, after?: Cursor) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: [...all, 'list', filter, after],
      queryFn: ({ signal }) => client.people.list(filter, after, signal),
      placeholderData: keepPreviousData,
    }),
  );
}

/** Counts the people that match, and lists all tags. Counting takes longer than the first rows, which go first. */
export function usePeopleOverview(filter: PeopleFilter, isEnabled: boolean) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: [...all, 'overview', filter],
      queryFn: ({ signal }) => client.people.overview(filter, signal),
      placeholderData: keepPreviousData,
      enabled: isEnabled,
    }),
  );
}

type PeopleExport = { filter: PeopleFilter; onPage: (people: readonly ListedPerson[]) => void };

const exportedAtOnce = 100;

/** Reads all people of a filter, last contact first, and passes them on page by page. */
export function useReadPeople() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'export'],
    mutationFn: async ({ filter, onPage }: PeopleExport) => {
      for (let after: Cursor | undefined; ;) {
        const people = await client.people.list(filter, after, undefined, exportedAtOnce);
        onPage(people);
        after = people.at(-1)?.cursor;
        if (people.length < exportedAtOnce) return;
      }
    },
  });
}

/** Returns the person of an id or an address, or null if there is none. */
export function usePerson(idOrEmail: string) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: [...all, 'person', idOrEmail],
      queryFn: ({ signal }) => client.people.byIdOrEmail(idOrEmail, signal),
    }),
  );
}

/** Returns one page of a person's timeline, newest first; polls while an email from the owner is on its way. */
export function useTimeline(idOrEmail: string, after?: Cursor) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: [...all, 'timeline', idOrEmail, after],
      queryFn: ({ signal }) => client.people.timeline(idOrEmail, after, signal),
      refetchInterval: ({ state }) =>
        state.data?.some(({ kind, details }) => kind === 'personal' && isUnderWay(details)) ? pollMs : false,
    }),
  );
}

/** Reads everything that is stored about a person or an address, each time it is needed. */
export function usePersonRecords(idOrEmail: string) {
  const client = useOwnerClient();
  return useQuery(
    queryOptions({
      queryKey: [...all, 'records', idOrEmail],
      queryFn: ({ signal }) => client.people.records(idOrEmail, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  );
}

/** Reads a person's records once, for a file or a decision. */
export function useReadPersonRecords() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'read-records'],
    mutationFn: (idOrEmail: string) => client.people.records(idOrEmail),
  });
}

/** Erases a person. Every list may have shown them. */
export function useErasePerson() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, 'erase'],
    mutationFn: (erasure: Erasure) => client.people.erase(erasure),
    onSettled: useReread(all, ['owner']),
  });
}

function usePeopleChange<Given>(name: string, work: (client: OwnerClient, given: Given) => Promise<void>) {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: [...all, name],
    mutationFn: (given: Given) => work(client, given),
    onSettled: useReread(all),
  });
}

export const useAddTag = () =>
  usePeopleChange('add-tag', ({ people }, { personId, tag }: { personId: string; tag: string }) =>
    people.addTag(personId, tag),
  );

export const useRemoveTags = () =>
  usePeopleChange('remove-tags', ({ people }, ids: readonly string[]) => people.removeTags(ids));

type Pair = { personId: string; otherId: string };

export const useJoinPeople = () =>
  usePeopleChange('join', ({ people }, { personId, otherId }: Pair) => people.join(personId, otherId));

export const useSeparatePerson = () =>
  usePeopleChange('separate', ({ people }, personId: string) => people.separate(personId));

export const useDismissJoin = () =>
  usePeopleChange('dismiss', ({ people }, { personId, otherId }: Pair) => people.dismissJoin(personId, otherId));

/** Adds a note to a person, or saves a changed one. */
export const useSaveNote = () =>
  usePeopleChange(
    'save-note',
    ({ personNotes }, { personId, id, text }: { personId: string; id?: string; text: string }) =>
      id ? personNotes.save(id, text) : personNotes.add(personId, text),
  );

export const useNoteRemoval = () => useRemoval(useOwnerClient().personNotes, all);
