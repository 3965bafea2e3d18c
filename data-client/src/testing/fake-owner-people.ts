import { DataError } from 'data-client';
import { timelinePageSize, type OwnerClient } from '../owner/index';
import { nextId } from './builders';
import type { FakeBackend } from './fake-backend';
import { aTimelineEntry, listed, recordsOf, type FakePerson } from './person-builders';

type Change = Partial<FakePerson> | ((person: FakePerson) => Partial<FakePerson>);

/** The people of a fake backend, with their notes as entries of their timelines. A test stores what joining people gives. */
export function fakeOwnerPeople(backend: FakeBackend): Pick<OwnerClient, 'people' | 'personNotes'> {
  const find = (key: string) =>
    backend.people.find(
      ({ id, addresses }) => id === key || addresses.some(({ email }) => email === key.toLowerCase()),
    );
  const change = (isMeant: (person: FakePerson) => boolean, to: Change) => {
    backend.people = backend.people.map((person) =>
      isMeant(person) ? { ...person, ...(typeof to === 'function' ? to(person) : to) } : person,
    );
  };
  const changeAll = (to: Change) => change(() => true, to);
  const is = (id: string) => (person: FakePerson) => person.id === id;
  const keepEntries = (ids: readonly string[]) => (person: FakePerson) => ({
    timeline: person.timeline.filter(({ id }) => !ids.includes(id)),
  });
  const tagsInUse = () => [...new Set(backend.people.flatMap(({ tags }) => tags.map(({ tag }) => tag)))];
  const matching = ({ search = '', tag }: Parameters<OwnerClient['people']['list']>[0]) =>
    backend.people
      .map(listed)
      .filter(({ name, tags }) => name.toLowerCase().includes(search.toLowerCase()) && (!tag || tags.includes(tag)));
  return {
    people: {
      list: async (filter, after, _signal, atMost = 20) => {
        const rows = matching(filter);
        const first = after ? rows.findIndex(({ id }) => id === after.id) + 1 : 0;
        return rows.slice(first, first + atMost);
      },
      overview: async (filter) => ({ total: matching(filter).length, tags: tagsInUse() }),
      byIdOrEmail: async (key) => {
        const person = find(key);
        return person ? { ...person, knownTags: tagsInUse() } : null;
      },
      timeline: async (key, after) => {
        const entries = find(key)?.timeline ?? [];
        const first = after ? entries.findIndex(({ id }) => id === after.id) + 1 : 0;
        return entries.slice(first, first + timelinePageSize);
      },
      records: async (key) => {
        const person = find(key);
        return person ? recordsOf(person) : null;
      },
      erase: async (erased) => {
        backend.people = backend.people.filter(({ id }) => 'address' in erased || id !== erased.personId);
      },
      addTag: async (personId, tag) => change(is(personId), ({ tags }) => ({ tags: [...tags, { id: nextId(), tag }] })),
      removeTags: async (ids) => changeAll(({ tags }) => ({ tags: tags.filter(({ id }) => !ids.includes(id)) })),
      join: async () => {},
      separate: async () => {},
      dismissJoin: async (personId, otherId) =>
        change(is(personId), ({ suggestions }) => ({ suggestions: suggestions.filter(({ id }) => id !== otherId) })),
    },
    personNotes: {
      add: async ({ personId, id, text }) => {
        const at = new Date().toISOString();
        const note = { ...aTimelineEntry('note', { text, updated_at: at }, at), id };
        change(is(personId), ({ timeline }) => ({ timeline: [note, ...timeline.filter((entry) => entry.id !== id)] }));
      },
      save: async ({ id, text, revision }) =>
        changeAll(({ timeline }) => ({
          timeline: timeline.map((entry) => {
            if (entry.id !== id || entry.kind !== 'note') return entry;
            if (entry.details.updated_at !== revision) throw new DataError('conflict');
            return { ...entry, details: { text, updated_at: new Date().toISOString() } };
          }),
        })),
      remove: async (ids) => changeAll(keepEntries(ids)),
      removeOnLeaving: (ids) => changeAll(keepEntries(ids)),
    },
  };
}
