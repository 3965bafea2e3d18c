import type { ReactNode } from 'react';
import { Button, Inline } from 'shared-ui';
import { BulkRoot } from './desk-list.styles';

export type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the chosen rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <BulkRoot role="group" aria-label="Selected rows">
      <span role="status">{`${count} selected`}</span>
      <Inline gap="xs">
        {children}
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </Inline>
    </BulkRoot>
  );
}
