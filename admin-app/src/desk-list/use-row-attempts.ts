import { useEffect, useState } from 'react';
import { useNotify, type NotificationMessage } from 'shared-ui';
import { reasonOf, type RowMark, type RowMarks } from './row-marks';

type WithId = { id: string };

export type Outcome<Row> = { done: Row[]; refused: { row: Row; reason: string }[] };

/** Follows what is attempted with each row: marks while it lasts, an alert when it fails, why until the next attempt. */
export function useRowAttempts<Row extends WithId, To extends string>(reason: (cause: unknown) => string = reasonOf) {
  const [marks, setMarks] = useState<RowMarks<To>>(new Map());
  const notify = useNotify();
  const [said] = useState(() => new Map<string, () => void>());
  // Names of visitors do not stay on the screen of whoever comes after the owner.
  useEffect(() => () => said.forEach((takeBack) => takeBack()), [said]);

  const mark = (marked: readonly (readonly [string, RowMark<To> | undefined])[]) =>
    setMarks((all) => {
      const next = new Map(all);
      for (const [id, value] of marked) {
        if (value) next.set(id, value);
        else next.delete(id);
      }
      return next;
    });

  /** The last word about a row takes the place of the one before. */
  const say = (rows: readonly Row[], ...messages: NotificationMessage[]) => {
    rows.forEach(({ id }) => said.get(id)?.());
    const takeBacks = messages.map(notify);
    rows.forEach(({ id }) => said.set(id, () => takeBacks.forEach((takeBack) => takeBack())));
  };

  const attempt = async (
    rows: readonly Row[],
    to: To,
    work: (row: Row) => Promise<unknown>,
    alert: string,
  ): Promise<Outcome<Row>> => {
    rows.forEach(({ id }) => said.get(id)?.());
    mark(rows.map(({ id }) => [id, { state: 'changing', to }]));
    const answers = await Promise.allSettled(rows.map(work));
    const outcome: Outcome<Row> = { done: [], refused: [] };
    const next = rows.map((row, index): [string, RowMark<To> | undefined] => {
      const answer = answers[index];
      if (answer?.status !== 'rejected') {
        outcome.done.push(row);
        return [row.id, undefined];
      }
      const refused = { row, reason: reason(answer.reason) };
      outcome.refused.push(refused);
      return [row.id, { state: 'refused', reason: refused.reason }];
    });
    mark(next);
    if (outcome.refused.length > 0)
      say(
        outcome.refused.map(({ row }) => row),
        { tone: 'error', message: alert },
      );
    return outcome;
  };

  /** Why a row stands as it did before, without an alert: somebody else gives it. */
  const refuse = (rows: readonly Row[], cause: unknown) =>
    mark(rows.map(({ id }) => [id, { state: 'refused', reason: reason(cause) }]));

  return { marks, attempt, refuse, say };
}
