import type { Removal } from 'data-client/owner';
import { useConfirm, useNotify } from 'shared-ui';
import { useDeletions } from './deletions';
import { useRowAttempts, type Outcome } from './use-row-attempts';

export type RowWords<Row> = {
  /** `booking` and `bookings`: alerts and questions are built from them. */
  one: string;
  many: string;
  /** What a sentence about a row begins with: `The booking of Maren Okafor`. */
  nameOf: (row: Row) => string;
  /** What else tells which row is meant, before it is deleted. */
  detailOf?: (row: Row) => string;
  /** The alert of a change that failed: `Error updating booking status`. */
  changeAlert: string;
};

/** One change of rows, and how it reads. */
export type Step<Row, To extends string> = {
  to: To;
  /** How the rows are afterwards: `confirmed`. Without it nothing is said when all goes well. */
  state?: string;
  work: (row: Row) => Promise<unknown>;
  /** Undo is offered with it. */
  undo?: { work: (row: Row) => Promise<unknown>; stateOf: (row: Row) => string; toOf: (row: Row) => To };
};

export type RowChangesOptions<Row> = {
  words: RowWords<Row>;
  removal: Removal;
  /** What the owner reads about a refused change; the error's own sentence without. */
  reasonOf?: (cause: unknown) => string;
};

/** What the owner does to the rows of a list, with how each of them stands. The promises say whether all was done. */
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

  const takeBack = async (rows: readonly Row[], { work, stateOf, toOf }: NonNullable<Step<Row, To>['undo']>) => {
    const [first] = rows;
    if (!first) return;
    const { done, refused } = await attempt(rows, toOf(first), work, words.changeAlert);
    const state = rows.length === 1 ? stateOf(first) : 'as they were before';
    if (done.length > 0) say(done, { tone: 'success', message: sentence(done, state) });
    // Its row may be filtered away, and with it the place where the reason stands.
    if (refused[0]) say(rowsOf(refused), alert(words.changeAlert), alert(refused[0].reason));
  };

  const change = async (rows: readonly Row[], { to, state, work, undo }: Step<Row, To>): Promise<boolean> => {
    const { done, refused } = await attempt(rows, to, work, words.changeAlert);
    const action = undo && { label: 'Undo', onAction: () => void takeBack(done, undo) };
    if (done.length > 0 && state) say(done, { tone: 'success', message: sentence(done, state), action });
    return refused.length === 0;
  };

  /** True once the owner is sure; the request follows when Undo is no longer offered. */
  const remove = async (rows: readonly Row[]): Promise<boolean> => {
    const [first] = rows;
    if (!first) return false;
    const isOne = rows.length === 1;
    const isMeant = await confirm({
      title: `Are you sure you want to delete ${isOne ? `this ${words.one}` : `these ${rows.length} ${words.many}`}?`,
      message: `${isOne ? (words.detailOf ?? words.nameOf)(first) : rows.map(words.nameOf).join(', ')}. You can undo this for ten seconds.`,
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      tone: 'danger',
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
