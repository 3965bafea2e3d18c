import { DataError } from 'data-client';
import type { OwnerClient, StoredRules } from '../owner/index';
import type { FakeBackend, FakeRules } from './fake-backend';

// The version of a day is its content.
const stored = (rules: FakeRules): StoredRules => ({
  rules,
  versions: { week: rules.week.map((day) => JSON.stringify(day)), others: othersOf(rules) },
});

const othersOf = ({ week: _, ...others }: FakeRules) => JSON.stringify(others);

export function fakeOwnerAvailability(backend: FakeBackend): OwnerClient['availability'] {
  const current = () => {
    if (!backend.isSignedIn) throw new DataError('session-expired');
    return stored(backend.rules);
  };
  return {
    zones: async () => current().rules.zones,
    read: async () => current(),
    async save(wanted, read) {
      const { versions } = current();
      const week = wanted.week.map((day, index) => {
        if (JSON.stringify(day) === read.versions.week[index]) return backend.rules.week[index] ?? day;
        if (versions.week[index] !== read.versions.week[index]) throw new DataError('conflict');
        return day;
      });
      const hasSameOthers = othersOf(wanted) === read.versions.others;
      if (!hasSameOthers && versions.others !== read.versions.others) throw new DataError('conflict');
      backend.rules = { ...(hasSameOthers ? backend.rules : wanted), week };
    },
  };
}
