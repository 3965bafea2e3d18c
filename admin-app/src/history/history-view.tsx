import { useRestoreDeleted, type HistoryEntry } from 'data-client/owner';
import { Badge, border, color, font, media, space, Stack, Button, useNotify, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { useAttempt } from '../dashboard/use-attempt';
import { momentColumn } from '../list/columns';
import { useCoachTime } from '../dashboard/coach-time';
import { counted } from '../dashboard/counted';
import { useDeletions } from '../dashboard/deletions';
import { RecordList } from '../list/record-list';
import { Detail, Words } from '../list/table-cells';
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

const Subject = styled(Words)`
  overflow-wrap: anywhere;
`;

/** Wraps, because words such as “canceled with later dates” are wider than a narrow card. */
const Action = styled(Badge)`
  white-space: normal;
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
        <Subject>{subjectOf(entry)}</Subject>
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
        {entry.restorableUntil && <RestoreButton entry={entry} until={entry.restorableUntil} />}
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
  return (
    <Fields>
      {changes.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{fieldLabel(column)}</dt>
          <dd>
            {before !== undefined && <del>{valueIn(entry, column, before, time)}</del>}
            {after !== undefined && <ins>{valueIn(entry, column, after, time)}</ins>}
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

type RestoreButtonProps = { entry: HistoryEntry; until: Date };

/** Restores a deleted record, and says until when that is possible. */
function RestoreButton({ entry, until }: RestoreButtonProps) {
  const restore = useRestoreDeleted();
  const { day } = useCoachTime();
  const attempt = useAttempt();
  const notify = useNotify();
  const { show } = useDeletions();
  const subject = subjectOf(entry);
  const handleClick = () =>
    void attempt(`${subject} wasn’t restored.`, async () => {
      await restore.mutateAsync(entry.id);
      show([entry.rowId]);
      notify({ tone: 'success', message: `${subject} was restored.` });
    });
  return (
    <div>
      <Button size="sm" variant="secondary" isBusy={restore.isPending} onClick={handleClick}>
        Restore<VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      <Detail>{`until ${day(until)}`}</Detail>
    </div>
  );
}
