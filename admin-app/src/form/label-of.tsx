import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';

/** A label that repeats on its page. Screen readers also read what it belongs to: `New start time (Monday)`. */
export const labelOf = (label: ReactNode, owner: string | undefined): ReactNode =>
  owner === undefined ? (
    label
  ) : (
    <>
      {label} <VisuallyHidden>({owner})</VisuallyHidden>
    </>
  );
