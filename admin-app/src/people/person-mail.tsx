import type { Person } from 'data-client/owner';
import { useState } from 'react';
import { Button, Inline, onDemand } from 'shared-ui';
import { LazyMailEditor } from '../form/personal-mail/lazy-mail-editor';
import { mailJournal } from '../form/personal-mail/mail-journal';

/** Writes an email to the first address of a person, and makes links for them. An interrupted email is shown at once. */
export function PersonMail({ person }: { person: Person }) {
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

const InvitationDialog = onDemand(async () => (await import('./invitations/invitation-dialog')).InvitationDialog);

/** Opens the "Book again" links of a person. */
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
