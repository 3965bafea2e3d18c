import { useDismissMail, useRetryMail, type UndeliveredMail } from 'data-client/owner';
import { useRowAttempts } from '../use-row-attempts';
import { mailName } from './mail-words';

/** The data needed to name an email and act on it. */
type LostMail = Pick<UndeliveredMail, 'id' | 'kind' | 'about' | 'recipient'> &
  Partial<Pick<UndeliveredMail, 'bookingId' | 'campaignId'>>;

type MailStep = 'again' | 'dismissed' | 'listed';

/** Resends and dismisses failed emails. `marks` has the state per email. */
export function useMailChanges() {
  const { mutateAsync: retry } = useRetryMail();
  const { mutateAsync: setListed } = useDismissMail();
  const { marks, attempt } = useRowAttempts<LostMail, MailStep>();

  const sendAgain = async (mails: readonly LostMail[]) => {
    const left = new Set<string>();
    const work = async (mail: LostMail) => {
      if ((await retry(mail)).state === 'sent') left.add(mail.id);
    };
    await attempt(mails, 'again', {
      work,
      failed: 'Error sending email',
      succeeded: (done) => ({ tone: 'success', message: sentSentence(done, left.size) }),
    });
  };

  const setDismissed = (mails: readonly LostMail[], isDismissed: boolean) =>
    attempt(mails, isDismissed ? 'dismissed' : 'listed', {
      work: ({ id }) => setListed({ id, isDismissed }),
      failed: 'Error dismissing email',
      succeeded: (done) =>
        isDismissed
          ? {
              tone: 'success',
              message: `${subject(done)} dismissed.`,
              action: { label: 'Undo', onAction: () => void setDismissed(done, false) },
            }
          : undefined,
    });
  return { marks, sendAgain, dismiss: (mails: readonly LostMail[]) => setDismissed(mails, true) };
}

export type MailChanges = ReturnType<typeof useMailChanges>;

const subject = (mails: readonly LostMail[]) =>
  mails.length === 1 && mails[0] ? `${mailName(mails[0])} is` : `${mails.length} emails are`;

function sentSentence(mails: readonly LostMail[], left: number): string {
  if (left === mails.length) return `${subject(mails)} sent.`;
  const rest = left === 0 ? subject(mails) : `${left} of ${mails.length} emails are sent; the others are`;
  return `${rest} being sent. Failed attempts are retried a few times.`;
}
