import { usePerson } from 'data-client/owner';
import { Link, useNavigate } from 'react-router-dom';
import { Icon, QueryView, Skeleton, Stack } from 'shared-ui';
import { useBasePath } from '../dashboard/base-path';
import { useRecordTitle } from '../dashboard/window-title';
import { BackLink } from '../form/writing/editor-frame.styles';
import { newBookingPath } from '../list/new-booking-path';
import { notLoaded } from '../list/row-marks';
import { personName } from './person-words';
import { PersonMail } from './person-mail';
import { PersonView } from './person-view';
import { DeletedPerson } from './personal-data/deleted-person';
import { PersonalDataSection } from './personal-data/personal-data-section';
import { TimelineSection } from './timeline-section';
import { usePersonChanges } from './use-person-changes';

type PersonPageProps = { tabPath: string; idOrEmail: string };

/** A person's page: their details next to their timeline. */
export function PersonPage({ tabPath, idOrEmail }: PersonPageProps) {
  const query = usePerson(idOrEmail);
  const changes = usePersonChanges();
  const navigate = useNavigate();
  const bookingsPath = `${useBasePath()}/bookings`;
  useRecordTitle(query.data ? personName(query.data) : undefined);
  return (
    <Stack gap="md">
      <BackLink as={Link} to={tabPath}>
        <Icon name="arrow-left" />
        All people
      </BackLink>
      <QueryView
        query={query}
        pending={<Skeleton lines={8} height="1.5em" />}
        isEmpty={(person) => person === null}
        empty={<DeletedPerson idOrEmail={idOrEmail} onErased={() => void navigate(tabPath)} />}
        error={notLoaded('The person')}
      >
        {(person) =>
          person && (
            <PersonView
              key={person.id}
              person={person}
              changes={changes}
              pathOf={(id) => `${tabPath}/${id}`}
              newBookingPath={newBookingPath(
                bookingsPath,
                person.lastBookingId ? { again: person.lastBookingId } : { person: person.id },
              )}
              mail={<PersonMail person={person} />}
            />
          )
        }
      </QueryView>
      {query.data !== null && <TimelineSection idOrEmail={idOrEmail} personId={query.data?.id} />}
      {query.data && <PersonalDataSection person={query.data} onErased={() => void navigate(tabPath)} />}
    </Stack>
  );
}
