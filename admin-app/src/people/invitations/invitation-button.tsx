import type { Person } from 'data-client/owner';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared-ui';

const InvitationDialog = lazy(async () => ({ default: (await import('./invitation-dialog')).InvitationDialog }));

/** Opens the "Book again" links of a person. */
export function InvitationButton({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" icon="calendar" onClick={() => setOpen(true)}>
        “Book again” link…
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <InvitationDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
