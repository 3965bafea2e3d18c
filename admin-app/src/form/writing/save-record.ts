import { DataError } from 'data-client';

type RecordRequests<Draft, Saved> = {
  /** Rejects with `conflict` if the record exists. */
  create: (draft: Draft) => Promise<Saved>;
  /** Rejects with `conflict` if the record is no longer the given version. */
  update: (over: Saved, draft: Draft) => Promise<Saved>;
  read: () => Promise<Saved | null>;
  isSame: (now: Saved, known: Draft) => boolean;
};

type Attempt<Draft, Saved> = {
  /** The version that the owner saw; null for a new record. */
  base: Saved | null;
  draft: Draft;
  /** The drafts sent since the last response, which may have been saved. This function maintains the list. */
  sent: Draft[];
};

/**
 * Creates or saves a record. Returns the saved version, or the one that was saved somewhere else in the meantime. What this form
 * sent itself is no conflict, nor is a change of anything but the text, such as the order.
 */
export async function saveRecord<Draft, Saved extends Draft>(
  { base, draft, sent }: Attempt<Draft, Saved>,
  { create, update, read, isSame }: RecordRequests<Draft, Saved>,
): Promise<{ saved: Saved } | { theirs: Saved }> {
  sent.push(draft);
  const saving = base ? update(base, draft) : create(draft);
  const answer = await saving
    .then((saved) => ({ saved }))
    .catch(async (error: unknown) => {
      const now = error instanceof DataError && error.code === 'conflict' ? await read() : null;
      if (!now) throw error;
      const isOwn = [base, ...sent].some((known) => known && isSame(now, known));
      return isOwn ? { saved: await update(now, draft) } : { theirs: now };
    });
  if ('saved' in answer) sent.length = 0;
  return answer;
}
