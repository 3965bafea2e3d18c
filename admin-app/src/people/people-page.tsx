import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { PeopleListPage } from './people-list-page';
import { PersonPage } from './person-page';

/** The list of people, or the page of one, named by an id or an address. */
export function PeoplePage({ recordId }: TabPanelProps) {
  if (recordId === undefined) return <PeopleListPage />;
  return <PersonPage key={recordId} idOrEmail={decoded(recordId)} />;
}

/** An address comes percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
