import { useState, type ReactNode } from 'react';
import { Alert, Dialog, EmptyState, QueryView, Skeleton, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import { useRecordTitle } from '../dashboard/window-title';
import { sentenceCase } from './sentence-case';
import { notLoaded } from './row-marks';

const Name = styled.span`
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
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
  children: (row: Row, isDeleted: boolean) => ReactNode;
};

/**
 * The dialog of one record: loading, missing, failed or loaded. If the record is deleted somewhere else, it stays, because the
 * owner may have typed in it. Give it the record's id as its key.
 */
export function RecordDialog<Row>(props: RecordDialogProps<Row>) {
  const { query, one, titleOf, descriptionOf, footer, onClose, children } = props;
  const [last, setLast] = useState(query.data);
  if (query.data && query.data !== last) setLast(query.data);
  const isDeleted = query.data === null && Boolean(last);
  const row = isDeleted ? last : query.data;
  useRecordTitle(row ? titleOf(row) : undefined);
  return (
    <Dialog
      isFullScreenOnPhone
      title={<Name>{row ? titleOf(row) : sentenceCase(one)}</Name>}
      description={row ? descriptionOf?.(row) : undefined}
      footer={isDeleted ? <DeletedNote one={one} /> : row && footer?.(row)}
      onClose={onClose}
    >
      <QueryView
        query={{ ...query, data: row }}
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
        {(data) => data && children(data, isDeleted)}
      </QueryView>
    </Dialog>
  );
}

/** In the footer, because the owner may have scrolled down to a field. */
const DeletedNote = ({ one }: { one: string }) => (
  <Alert tone="warning" title={`This ${one} was deleted somewhere else`}>
    Anything you typed is still here, but can no longer be saved. Copy what you need before you close this.
  </Alert>
);
