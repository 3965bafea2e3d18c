import type { Removal } from 'data-client/owner';
import { useConfirm, useNotify, type ConfirmQuestion } from 'shared-ui';
import { useDeletions } from '../dashboard/deletions';
import { useRowAttempts, type Outcome } from './use-row-attempts';

export type RowWords<Row> = {
  /** `booking` and `bookings`, for alerts and questions. */
  one: string;
  many: string;
  /** The subject of a sentence about a row: `Maren Okafor’s booking`. */
  nameOf: (row: Row) => string;
  /** Identifies a row in the question before it is deleted. */
  detailOf?: (row: Row) => string;
  /** Identifies a row in that question if several are deleted. */
  shortNameOf?: (row: Row) => string;
  /** The alert of a failed change: `Error updating booking status`. */
  changeAlert: string;
};

/** One change of rows, with its wording. */
type Step<Row, To extends string> = {
  to: To;
  work: (row: Row, to: To) => Promise<unknown>;
  /** The state as in `is marked as read`. Without it success shows no notification. */
  wordsOf?: (to: To) => string;
  /** The state of a row before; `Undo` returns to it. */
  before?: (row: Row) => To;
};

type RowChangesOptions<Row> = {
  words: RowWords<Row>;
  removal: Removal;
  /** The message of a failed change; by default the error's own. */
  reasonOf?: (cause: unknown) => string;
};

/** Changes and deletes rows. `marks` has the state per row; the promises resolve to true if every row succeeded. */
export function useRowChanges<Row extends { id: string }, To extends string>({
  words,
  removal,
  reasonOf,
}: RowChangesOptions<Row>) {
  const { marks, attempt, refuse, say } = useRowAttempts<Row, To>(reasonOf);
  const confirm = useConfirm();
  const notify = useNotify();
  const deletions = useDeletions();

  const sentence = (rows: readonly Row[], state: string) =>
    rows.length === 1 && rows[0]
      ? `${words.nameOf(rows[0])} is ${state}.`
      : `${rows.length} ${words.many} are ${state}.`;

  const takeBack = async (rows: readonly Row[], { work, wordsOf, before }: Required<Step<Row, To>>) => {
    const [first] = rows;
    if (!first) return;
    const state = rows.length === 1 ? wordsOf(before(first)) : 'as they were before';
    const { refused } = await attempt(rows, before(first), {
      work: (row) => work(row, before(row)),
      failed: words.changeAlert,
      succeeded: (done) => ({ tone: 'success', message: sentence(done, state) }),
    });
    // Its row, where the reason would be shown, may be filtered out.
    if (refused[0]) say(rowsOf(refused), alert(words.changeAlert), alert(refused[0].reason));
  };

  const change = async (rows: readonly Row[], { to, work, wordsOf, before }: Step<Row, To>): Promise<boolean> => {
    const { refused } = await attempt(rows, to, {
      work: (row) => work(row, to),
      failed: words.changeAlert,
      succeeded: (done) =>
        wordsOf && {
          tone: 'success',
          message: sentence(done, wordsOf(to)),
          action: before && { label: 'Undo', onAction: () => void takeBack(done, { to, work, wordsOf, before }) },
        },
    });
    return refused.length === 0;
  };

  /** Resolves to true once confirmed; the request is sent when Undo expires. `question` replaces its words. */
  const remove = async (rows: readonly Row[], question: Partial<ConfirmQuestion> = {}): Promise<boolean> => {
    const [first] = rows;
    if (!first) return false;
    const isOne = rows.length === 1;
    const what = isOne
      ? (words.detailOf ?? words.nameOf)(first)
      : rows.map(words.shortNameOf ?? words.nameOf).join(', ');
    const isMeant = await confirm({
      title: `Are you sure you want to delete ${isOne ? `this ${words.one}` : `these ${rows.length} ${words.many}`}?`,
      message: `${what}. You can undo this for ten seconds, and restore ${isOne ? 'it' : 'them'} from History for 30 days.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      tone: 'danger',
      ...question,
    });
    if (!isMeant) return false;
    say(rows);
    deletions.start({
      ids: rows.map(({ id }) => id),
      removal,
      message: sentence(rows, 'deleted'),
      onRefused: (error) => {
        refuse(rows, error);
        notify(alert(`Error deleting ${words.one}`));
      },
    });
    return true;
  };

  return { marks, change, remove };
}

const alert = (message: string) => ({ tone: 'error', message }) as const;

const rowsOf = <Row>(refused: Outcome<Row>['refused']) => refused.map(({ row }) => row);
