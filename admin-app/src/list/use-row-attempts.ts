import { useEffect, useState } from 'react';
import { useNotify, type NotificationMessage } from 'shared-ui';
import { reasonOf, type RowMark, type RowMarks } from './row-marks';

type WithId = { id: string };

type Attempt<Row> = {
  work: (row: Row) => Promise<unknown>;
  /** The alert if any row fails. */
  failed: string;
  succeeded?: (done: readonly Row[]) => NotificationMessage | undefined;
};

export type Outcome<Row> = { done: Row[]; refused: { row: Row; reason: string }[] };

/** Tracks changes per row: pending marks, an alert on failure, and the reason until the next attempt. */
export function useRowAttempts<Row extends WithId, To extends string>(reason: (cause: unknown) => string = reasonOf) {
  const [marks, setMarks] = useState<RowMarks<To>>(new Map());
  const notify = useNotify();
  const [said] = useState(() => new Map<string, () => void>());
  // Visitor names must not stay on the screen after logout.
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

  /** Replaces earlier notifications about the same rows. */
  const say = (rows: readonly Row[], ...messages: NotificationMessage[]) => {
    rows.forEach(({ id }) => said.get(id)?.());
    const takeBacks = messages.map(notify);
    rows.forEach(({ id }) => said.set(id, () => takeBacks.forEach((takeBack) => takeBack())));
  };

  const attempt = async (
    rows: readonly Row[],
    to: To,
    { work, failed, succeeded }: Attempt<Row>,
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
    const { done, refused } = outcome;
    const success = done.length > 0 && succeeded?.(done);
    // The error comes last: a success clears the errors before it.
    if (success) say(done, success);
    if (refused.length > 0)
      say(
        refused.map(({ row }) => row),
        { tone: 'error', message: failed },
      );
    return outcome;
  };

  /** Marks rows as failed without an alert; the caller shows it. */
  const refuse = (rows: readonly Row[], cause: unknown) =>
    mark(rows.map(({ id }) => [id, { state: 'refused', reason: reason(cause) }]));

  return { marks, attempt, refuse, say };
}
