import type { ReactNode } from 'react';
import { Heading, Muted } from 'shared-ui';

/** The heading of a tab, with a sentence about it. */
export function PanelHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading level={2}>{title}</Heading>
      <Muted>{children}</Muted>
    </div>
  );
}

/** The heading of a part of a tab or a dialog. */
export const PartHeading = ({ children }: { children: ReactNode }) => (
  <Heading level={3} size="sm">
    {children}
  </Heading>
);
