import type { ClaimedMail, OutboxSteps } from './outbox.ts';

type FakeState = 'waiting' | 'claimed' | 'sending' | 'sent' | 'dead' | 'skipped';

/** An in-memory outbox with the database's rules, and its rows. */
export function createFakeOutbox<Owed extends ClaimedMail>(mails: readonly Owed[]) {
  const rows = mails.map((mail) => ({ mail, state: 'waiting' as FakeState, reason: '' }));
  const rowOf = ({ mailId }: ClaimedMail) => {
    const row = rows.find(({ mail }) => mail.mailId === mailId);
    if (!row) throw new Error(`The outbox has no email ${mailId}.`);
    return row;
  };
  const steps: OutboxSteps = {
    async start(mail) {
      const row = rowOf(mail);
      if (row.state !== 'claimed') return false;
      row.state = 'sending';
      return true;
    },
    async finish(mail) {
      rowOf(mail).state = 'sent';
    },
    async fail(mail, reason, isFinal) {
      Object.assign(rowOf(mail), { state: isFinal ? 'dead' : 'waiting', reason });
    },
    async skip(mail, reason) {
      Object.assign(rowOf(mail), { state: 'skipped', reason });
    },
  };
  const claim = async (isWanted: (mail: Owed) => boolean = () => true) => {
    const due = rows.filter(({ mail, state }) => state === 'waiting' && isWanted(mail));
    for (const row of due) row.state = 'claimed';
    return due.map(({ mail }) => mail);
  };
  return { rows, steps, claim };
}
