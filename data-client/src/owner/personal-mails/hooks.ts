import { ownerKeys } from '../keys';
import { isUnderWay, pollMs } from '../mails/mail';
import { useChange, useOwnerQuery } from '../owner-hooks';
import type { PersonalMail } from './requests';

const { mails: all, messages, people } = ownerKeys;

/** Returns the answers to a message, oldest first; polls while one is on its way. */
export const useMessageAnswers = (messageId: string) =>
  useOwnerQuery(
    [...all, 'answers', messageId],
    ({ personalMails }, signal) => personalMails.answersTo(messageId, signal),
    { refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false) },
  );

/** Sends an email to a person. Not retried automatically: the owner sees the result. */
export const useSendPersonalMail = () =>
  useChange(
    all,
    'send-personal',
    ({ personalMails }, mail: PersonalMail) => personalMails.send(mail),
    messages,
    people,
  );
