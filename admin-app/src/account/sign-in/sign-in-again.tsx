import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui';

/** Covers the dashboard and its open dialogs until the owner signs in again, so that unsaved text survives. */
export function SignInAgain({ children }: { children: ReactNode }) {
  return (
    <Dialog
      isOpen
      size="full"
      title="Sign in again"
      hasHeader={false}
      hasCloseIcon={false}
      onCloseRequest={() => false}
      onClose={() => {}}
    >
      {children}
    </Dialog>
  );
}
