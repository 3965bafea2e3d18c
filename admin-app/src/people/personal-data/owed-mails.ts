import type { PersonRecords, StoredRow } from 'data-client/owner';

/** Emails that tell the person something, in contrast to reminders, links and those to the owner. */
const tellingKinds = ['cancelled', 'personal'];

/** Emails to the person that are on their way. They would never arrive if the person were erased now. */
export const owedMails = ({ emails }: PersonRecords): StoredRow[] =>
  emails.filter(
    ({ kind, state }) => tellingKinds.includes(String(kind)) && (state === 'waiting' || state === 'sending'),
  );

/** Emails that failed or may not have arrived. */
export const lostMails = ({ emails }: PersonRecords, ids: ReadonlySet<unknown>): StoredRow[] =>
  emails.filter(({ id, state }) => ids.has(id) && (state === 'failed' || state === 'doubtful'));
