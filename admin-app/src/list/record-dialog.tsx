import type { ReactNode } from 'react';
import { Dialog, EmptyState, QueryView, Skeleton, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { useRecordTitle } from '../dashboard/window-title';
import { sentenceCase } from './sentence-case';
import { notLoaded } from './row-marks';

const Name = styled.span`
  overflow-wrap: anywhere;
`;

type RecordDialogProps<Row> = {
  /** `data` is null if the record does not exist. */
  query: QueryLike<Row | null>;
  /** `booking` */
  one: string;
  titleOf: (row: Row) => string;
  descriptionOf?: (row: Row) => string;
  footer?: (row: Row) => ReactNode;
  onClose: () => void;
  children: (row: Row) => ReactNode;
};

/** The dialog of one record: loading, missing, failed or loaded. */
export function RecordDialog<Row>(props: RecordDialogProps<Row>) {
  const { query, one, titleOf, descriptionOf, footer, onClose, children } = props;
  const row = query.data;
  useRecordTitle(row ? titleOf(row) : undefined);
  return (
    <Dialog
      isOpen
      size="md"
      isFullScreenOnPhone
      title={<Name>{row ? titleOf(row) : sentenceCase(one)}</Name>}
      description={row ? descriptionOf?.(row) : undefined}
      footer={row ? footer?.(row) : undefined}
      onClose={onClose}
    >
      <QueryView
        query={query}
        pending={<Skeleton lines={8} height="1.5em" />}
        isEmpty={(data) => data === null}
        empty={
          <EmptyState
            title={`This ${one} no longer exists`}
            description="It may have been deleted, or the address is incomplete."
          />
        }
        error={notLoaded(`The ${one}`)}
      >
        {(data) => data && children(data)}
      </QueryView>
    </Dialog>
  );
}
