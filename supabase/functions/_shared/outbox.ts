import type { Database } from './database.ts';
import type { Mail } from './mail.ts';
import type { SendMail } from './smtp.ts';

/** An email that is due, claimed from the outbox for a limited time. */
export type ClaimedMail = { mailId: string; claim: string };

export function createOutboxSteps(database: Database) {
  const idsOf = ({ mailId, claim }: ClaimedMail) => ({ mail_id: mailId, mail_claim: claim });
  return {
    /** Marks an email as being sent; it cannot be claimed again. Returns false if another run has it: do not send it. */
    start: (mail: ClaimedMail) => database.call<boolean>('start_mail', idsOf(mail)),
    async finish(mail: ClaimedMail) {
      await database.call('finish_mail', idsOf(mail));
    },
    /** Records that an email was not sent. It is retried later, unless `isFinal`. */
    async fail(mail: ClaimedMail, reason: string, isFinal: boolean) {
      await database.call('fail_mail', { ...idsOf(mail), reason, is_final: isFinal });
    },
    /** Records that an email is no longer wanted. */
    async skip(mail: ClaimedMail, reason: string) {
      await database.call('skip_mail', { ...idsOf(mail), reason });
    },
  };
}

export type OutboxSteps = ReturnType<typeof createOutboxSteps>;

const retryDelaysMs = [200, 1000, 3000];

/** Tries again after an error: without a recorded outcome, the email would count as one that may have arrived. */
export async function recordOutcome(record: () => Promise<void>): Promise<void> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await record();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  await record();
}

/**
 * Sends claimed emails as one, each at most once.
 *
 * @param reasonNotToSend why an email is no longer true or wanted; it is left out
 * @returns whether anything was sent
 */
export async function sendOnce<Owed extends ClaimedMail>(
  { outbox, send }: { outbox: OutboxSteps; send: SendMail },
  batch: readonly Owed[],
  reasonNotToSend: (owed: Owed) => string | undefined,
  compose: (first: Owed, later: readonly Owed[]) => Mail,
): Promise<boolean> {
  const wanted: Owed[] = [];
  for (const owed of batch) {
    const reason = reasonNotToSend(owed);
    if (reason) await outbox.skip(owed, reason);
    else wanted.push(owed);
  }
  const [first, ...later] = wanted;
  if (!first) return false;
  // Composed before any counts as being sent: an error must not leave the outcome unclear.
  let whole: Mail;
  try {
    whole = compose(first, later);
  } catch (error) {
    console.error(error);
    for (const owed of wanted) await outbox.fail(owed, `The email couldn’t be written: ${String(error)}`, false);
    return false;
  }
  const started: Owed[] = [];
  for (const owed of wanted) if (await outbox.start(owed)) started.push(owed);
  const [begun, ...others] = started;
  if (!begun) return false;
  const outcome = await send(started.length === wanted.length ? whole : compose(begun, others));
  for (const owed of started) {
    await recordOutcome(() =>
      outcome.state === 'sent'
        ? outbox.finish(owed)
        : // An email that may have arrived is not sent again: a second one confuses more than a missing one.
          outbox.fail(owed, outcome.reason, outcome.state === 'unknown' || outcome.isFinal),
    );
  }
  return outcome.state === 'sent';
}
