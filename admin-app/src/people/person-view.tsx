import type { Person } from 'data-client/owner';
import { Alert, Badge, Button, Heading, Inline, Stack, Text, VisuallyHidden } from 'shared-ui';
import { dialogOnDemand } from '../form/dialog-on-demand';
import { useCoachTime } from '../dashboard/coach-time';
import { fromList } from '../list/list-address';
import { newBookingPath } from '../list/new-booking-path';
import { Fact, MailAddress, PhoneNumber } from '../list/record-facts';
import { Facts } from '../list/record-facts.styles';
import { NameLink } from '../list/table-cells';
import { Lines, Name } from './people.styles';
import { PersonTags } from './person-tags';
import {
  contactsWords,
  noShowWords,
  personName,
  subscriptionTones,
  subscriptionWords,
  suggestionWords,
} from './person-words';
import type { PersonChanges } from './use-person-changes';
import { PartHeading } from '../dashboard/panel-head';
import { useState } from 'react';
import { LazyMailEditor } from '../form/personal-mail/lazy-mail-editor';
import { mailJournal } from '../form/personal-mail/mail-journal';
import { NewRecordButton } from '../dashboard/router-link-button';

type PersonViewProps = { person: Person; changes: PersonChanges };

/** The head of a person's page: contacts, addresses, tags and suggested joins. */
export function PersonView(props: PersonViewProps) {
  const { person, changes } = props;
  const { day } = useCoachTime();
  const newBooking = newBookingPath(person.lastBookingId ? { again: person.lastBookingId } : { person: person.id });
  const otherNames = person.names.filter((name) => name !== person.name);
  return (
    <Stack gap="lg">
      <Inline justify="between">
        <Heading level={2}>
          <Name>{personName(person)}</Name>
        </Heading>
        <NewRecordButton to={newBooking} state={fromList}>
          New booking
        </NewRecordButton>
      </Inline>
      <Facts>
        <Fact term="Contacts">
          {contactsWords(person)}
          {person.noShowCount > 0 && (
            <>
              {' '}
              <Badge tone="danger">{noShowWords(person.noShowCount)}</Badge>
            </>
          )}
        </Fact>
        <Fact term="First and last contact">
          {[...new Set([day(person.firstContactAt), day(person.lastContactAt)])].join(' – ')}
        </Fact>
        {person.companies.length > 0 && <Fact term="Company">{person.companies.join(', ')}</Fact>}
        {person.phones.length > 0 && (
          <Fact term="Phone">
            {person.phones.map((phone) => (
              <div key={phone}>
                <PhoneNumber text={phone} />
              </div>
            ))}
          </Fact>
        )}
        {otherNames.length > 0 && <Fact term="Other names used">{otherNames.join(', ')}</Fact>}
      </Facts>
      <Addresses {...props} />
      <PersonMail person={person} />
      <PersonTags person={person} changes={changes} />
      <Suggestions {...props} />
    </Stack>
  );
}

function Addresses({ person, changes }: PersonViewProps) {
  return (
    <section>
      <PartHeading>Email addresses</PartHeading>
      <Lines role="list">
        {person.addresses.map((address) => (
          <li key={address.email}>
            <div>
              <MailAddress email={address.email} />{' '}
              {address.subscription && (
                <Badge tone={subscriptionTones[address.subscription]}>{subscriptionWords[address.subscription]}</Badge>
              )}
            </div>
            {address.originId !== person.id && (
              <Button
                size="sm"
                variant="ghost"
                disabled={changes.isBusy}
                onClick={() => void changes.separate(address)}
              >
                Separate<VisuallyHidden> {address.email}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Lines>
    </section>
  );
}

function Suggestions({ person, changes }: PersonViewProps) {
  return person.suggestions.map((other) => (
    <Alert
      key={other.id}
      tone="info"
      title="Might this be the same person?"
      action={
        <Inline gap="xs">
          <Button
            size="sm"
            variant="secondary"
            disabled={changes.isBusy}
            onClick={() => void changes.join(person, other)}
          >
            Join…<VisuallyHidden> {other.email}</VisuallyHidden>
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={changes.isBusy}
            onClick={() => void changes.dismiss(person, other)}
          >
            Not the same<VisuallyHidden> as {other.email}</VisuallyHidden>
          </Button>
        </Inline>
      }
    >
      <NameLink to={`people/${other.id}`}>{other.name}</NameLink>, {other.email}
      <Text size="sm">{suggestionWords(other)}</Text>
    </Alert>
  ));
}

/** Writes an email to the first address of a person, and makes links for them. An interrupted email is shown at once. */
function PersonMail({ person }: { person: Person }) {
  const to = { name: person.name, email: person.addresses[0]?.email ?? '' };
  const [isWriting, setWriting] = useState(() => mailJournal(to).read() !== undefined);
  if (isWriting) return <LazyMailEditor to={to} onDone={() => setWriting(false)} />;
  return (
    <Inline gap="xs">
      <Button size="sm" variant="secondary" icon="mail" onClick={() => setWriting(true)}>
        Write an email
      </Button>
      <InvitationButton person={person} />
    </Inline>
  );
}

const InvitationDialog = dialogOnDemand(async () => (await import('./invitations/invitation-dialog')).InvitationDialog);

function InvitationButton({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon="calendar" onClick={() => setOpen(true)}>
        “Book again” link…
      </Button>
      {isOpen && <InvitationDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
