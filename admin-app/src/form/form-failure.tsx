import type { ReactNode } from 'react';
import { Alert } from 'shared-ui';

/** Why a long form could not be submitted. Scrolls into view, because the form may be scrolled far away from it. */
export function FormFailure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div ref={bringIntoView}>
      <Alert tone="danger" title={title}>
        {children}
      </Alert>
    </div>
  );
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
