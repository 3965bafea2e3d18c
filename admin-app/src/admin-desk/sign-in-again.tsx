import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui';

/** Covers the desk, its open dialogs too, while what is typed in them waits for the owner to sign in again. */
export function SignInAgain({ children }: { children: ReactNode }) {
  return (
    <Dialog
      isOpen
      size="full"
      title="Sign in again"
      hasHead={false}
      hasCloseIcon={false}
      onCloseRequest={() => false}
      onClose={() => {}}
    >
      {children}
    </Dialog>
  );
}
