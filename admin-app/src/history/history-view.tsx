import { useRestoreDeleted, type HistoryEntry } from 'data-client/owner';
import {
  Badge,
  border,
  color,
  font,
  media,
  space,
  Stack,
  Button,
  useConfirm,
  useNotify,
  VisuallyHidden,
} from 'shared-ui';
import type { Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { useAttempt } from '../dashboard/use-attempt';
import { momentColumn } from '../list/columns';
import { DashboardLink } from '../dashboard/dashboard-link';
import { useCoachTime } from '../dashboard/coach-time';
import { counted } from '../dashboard/counted';
import { RecordList } from '../list/record-list';
import { Detail, Words } from '../list/table-cells';
import { useImportUndo } from '../list/use-import-undo';
import type { ListState } from '../list/use-record-list';
import { changesOf, fieldLabel, type FieldChange } from '../list/field-words';
import { actionTones, actionWords, areaFilter, listWords, subjectOf, valueIn } from './history-words';

const Fields = styled.dl`
  display: grid;
  gap: ${space.xs};
  font-size: ${font.size.sm};

  dt {
    color: ${color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  del,
  ins {
    display: block;
    text-decoration: none;
    padding-inline-start: ${space.xs};
    border-inline-start: ${border.bar} solid ${color.danger};
  }
  ins {
    border-color: ${color.success};
  }
  ${media.up('lg')} {
    max-inline-size: 34rem;
  }
`;

/** Wraps between words, because some such as “canceled with later dates” are wider than a narrow card. */
const Action = styled(Badge)`
  white-space: normal;
  overflow-wrap: normal;
`;

const More = styled.details`
  summary {
    cursor: pointer;
  }
`;

const columns: Column<HistoryEntry>[] = [
  momentColumn('When', ({ changedAt }) => changedAt),
  {
    id: 'what',
    header: 'What',
    isRowHeader: true,
    cell: (entry) => (
      <>
        <Words>{subjectOf(entry)}</Words>
        <Detail>{entry.actor}</Detail>
      </>
    ),
  },
  {
    id: 'action',
    header: 'Change',
    cell: (entry) => (
      <Stack gap="xs">
        <div>
          <Action tone={actionTones[entry.action]}>{actionWords(entry)}</Action>
        </div>
        {entry.restorableUntil && (
          <div>
            {entry.reason === 'imported' ? <UndoImportButton entry={entry} /> : <RestoreButton entry={entry} />}
            <Until moment={entry.restorableUntil} />
          </div>
        )}
      </Stack>
    ),
  },
  { id: 'fields', header: 'Before and after', cell: (entry) => <Changes entry={entry} /> },
];

/** Up to three changed fields are shown; longer lists are folded. Erased people leave no values. */
function Changes({ entry }: { entry: HistoryEntry }) {
  if (!entry.before && !entry.after) return 'Erased';
  const changes = changesOf(entry);
  if (entry.action === 'changed' && changes.length <= 3) return <FieldList entry={entry} changes={changes} />;
  return (
    <More>
      <summary>{counted(changes.length, 'field')}</summary>
      <FieldList entry={entry} changes={changes} />
    </More>
  );
}

function FieldList({ entry, changes }: { entry: HistoryEntry; changes: readonly FieldChange[] }) {
  const time = useCoachTime();
  const show = (column: string, value: unknown) =>
    typeof value === 'string' && /person_id|joined_to/.test(column) ? (
      <DashboardLink to={`people/${value}`}>Show person</DashboardLink>
    ) : (
      valueIn(entry, column, value, time)
    );
  return (
    <Fields>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{fieldLabel(column)}</dt>
          <dd>
            {before === after && show(column, after)}
            {before !== undefined && before !== after && <del>{show(column, before)}</del>}
            {after !== undefined && before !== after && <ins>{show(column, after)}</ins>}
          </dd>
        </div>
      ))}
    </Fields>
  );
}

/** The audit log of the dashboard: who changed which field, when, with the values before and after. */
export function HistoryView({ list }: { list: ListState<HistoryEntry> }) {
  return (
    <RecordList list={list} words={listWords} filter={areaFilter} caption="Changes, newest first" columns={columns} />
  );
}

function Until({ moment }: { moment: Date }) {
  return <Detail>{`until ${useCoachTime().day(moment)}`}</Detail>;
}

/** Deletes what an import added. The rows of an undone import cannot be restored, so it asks first. */
function UndoImportButton({ entry }: { entry: HistoryEntry }) {
  const { undoImport, isPending } = useImportUndo();
  const confirm = useConfirm();
  const handleClick = async () => {
    const isMeant = await confirm({
      title: 'Undo this import?',
      message:
        'This deletes all subscribers that the import added, including those in its other entries here. Subscribers that have changed since, or are recipients of a newsletter, stay. To add the deleted ones again, import the file again.',
      confirmLabel: 'Undo import',
      cancelLabel: 'Keep',
      tone: 'danger',
    });
    if (isMeant) await undoImport(entry.rowId);
  };
  return (
    <Button size="sm" variant="secondary" isBusy={isPending} onClick={() => void handleClick()}>
      Undo import<VisuallyHidden> with {subjectOf(entry)}</VisuallyHidden>
    </Button>
  );
}

function RestoreButton({ entry }: { entry: HistoryEntry }) {
  const restore = useRestoreDeleted();
  const attempt = useAttempt();
  const notify = useNotify();
  const subject = subjectOf(entry);
  const handleClick = () =>
    void attempt(`${subject} wasn’t restored.`, async () => {
      await restore.mutateAsync(entry.id);
      notify({ tone: 'success', message: `${subject} was restored.` });
    });
  return (
    <Button size="sm" variant="secondary" isBusy={restore.isPending} onClick={handleClick}>
      Restore<VisuallyHidden> {subject}</VisuallyHidden>
    </Button>
  );
}
