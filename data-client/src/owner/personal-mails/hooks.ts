import { useMutation, useQuery } from '@tanstack/react-query';
import { ownerMailQueries } from '../mails/hooks';
import { isUnderWay, pollMs } from '../mails/mail';
import { ownerMessageQueries } from '../messages/queries';
import { useOwnerClient } from '../owner-provider';
import { ownerPeopleKey } from '../people/hooks';
import { useReread } from '../use-reread';
import type { PersonalMail } from './requests';

/** Returns the answers to a message, oldest first; polls while one is on its way. */
export function useMessageAnswers(messageId: string) {
  const { personalMails } = useOwnerClient();
  return useQuery({
    queryKey: [...ownerMailQueries.all, 'answers', messageId],
    queryFn: ({ signal }) => personalMails.answersTo(messageId, signal),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  });
}

/** Sends an email to a person. Not retried automatically: the owner sees the result. */
export function useSendPersonalMail() {
  const { personalMails } = useOwnerClient();
  return useMutation({
    mutationKey: [...ownerMailQueries.all, 'send-personal'],
    mutationFn: (mail: PersonalMail) => personalMails.send(mail),
    onSettled: useReread(ownerMailQueries.all, ownerMessageQueries.all, ownerPeopleKey),
  });
}
