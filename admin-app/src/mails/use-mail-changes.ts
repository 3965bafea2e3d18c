import { useDismissMail, useRetryMail, type UndeliveredMail } from 'data-client/owner';
import { useRowAttempts } from '../desk-list/use-row-attempts';
import { mailName } from './mail-words';

/** What can be done about a mail is known by what it is about. */
export type LostMail = Pick<UndeliveredMail, 'id' | 'kind' | 'bookingId' | 'about' | 'recipient'>;

export type MailStep = 'again' | 'dismissed' | 'listed';

/** What the owner does about mails that did not get through, with how each of them stands. */
export function useMailChanges() {
  const { mutateAsync: retry } = useRetryMail();
  const { mutateAsync: dismiss } = useDismissMail();
  const { marks, attempt, say } = useRowAttempts<LostMail, MailStep>();

  const sendAgain = async (mails: readonly LostMail[]) => {
    const left = new Set<string>();
    const work = async (mail: LostMail) => {
      if ((await retry(mail)).state === 'sent') left.add(mail.id);
    };
    const { done } = await attempt(mails, 'again', work, 'Error sending mail');
    if (done.length > 0) say(done, { tone: 'success', message: sentSentence(done, left.size) });
  };

  const setDismissed = async (mails: readonly LostMail[], isDismissed: boolean): Promise<readonly LostMail[]> => {
    const work = ({ id }: LostMail) => dismiss({ id, isDismissed });
    return (await attempt(mails, isDismissed ? 'dismissed' : 'listed', work, 'Error dismissing mail')).done;
  };
  const putAway = async (mails: readonly LostMail[]) => {
    const done = await setDismissed(mails, true);
    const action = { label: 'Undo', onAction: () => void setDismissed(done, false) };
    if (done.length > 0) say(done, { tone: 'success', message: `${subject(done)} dismissed.`, action });
  };

  return { marks, sendAgain, putAway };
}

const subject = (mails: readonly LostMail[]) =>
  mails.length === 1 && mails[0] ? `${mailName(mails[0])} is` : `${mails.length} mails are`;

function sentSentence(mails: readonly LostMail[], left: number): string {
  if (left === mails.length) return `${subject(mails)} sent.`;
  const rest = left === 0 ? subject(mails) : `${left} of ${mails.length} mails are sent, the others are`;
  return `${rest} being sent. If that fails, it is tried again a few times.`;
}
