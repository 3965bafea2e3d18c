import type { ReactNode } from 'react';
import { Button, Inline } from 'shared-ui';
import { BulkRoot } from './record-list.styles';

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

/** The actions on the selected rows. */
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
