import { usePerson } from 'data-client/owner';
import { QueryView, Skeleton, Stack } from 'shared-ui';
import { BackLink } from '../dashboard/back-link';
import { useMoveOn } from '../dashboard/use-move-on';
import { useRecordTitle } from '../dashboard/window-title';
import { notLoaded } from '../list/row-marks';
import { personName } from './person-words';
import { PersonView } from './person-view';
import { DeletedPerson } from './personal-data/deleted-person';
import { PersonalDataSection } from './personal-data/personal-data-section';
import { TimelineSection } from './timeline-section';
import { usePersonChanges } from './use-person-changes';

/** A person's page: their details next to their timeline. */
export function PersonPage({ idOrEmail }: { idOrEmail: string }) {
  const query = usePerson(idOrEmail);
  const changes = usePersonChanges();
  const moveOn = useMoveOn();
  useRecordTitle(query.data ? personName(query.data) : undefined);
  return (
    <Stack gap="lg">
      <BackLink to="people">All people</BackLink>
      <QueryView
        query={query}
        pending={<Skeleton lines={8} height="1.5em" />}
        isEmpty={(person) => person === null}
        empty={<DeletedPerson idOrEmail={idOrEmail} onErased={() => moveOn('people')} />}
        error={notLoaded('The person')}
      >
        {(person) => person && <PersonView key={person.id} person={person} changes={changes} />}
      </QueryView>
      {query.data !== null && <TimelineSection idOrEmail={idOrEmail} personId={query.data?.id} />}
      {query.data && <PersonalDataSection person={query.data} onErased={() => moveOn('people')} />}
    </Stack>
  );
}
