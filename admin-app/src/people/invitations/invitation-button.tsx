import type { Person } from 'data-client/owner';
import { useState } from 'react';
import { Button, onDemand } from 'shared-ui';

const InvitationDialog = onDemand(async () => (await import('./invitation-dialog')).InvitationDialog);

/** Opens the "Book again" links of a person. */
export function InvitationButton({ person }: { person: Person }) {
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
