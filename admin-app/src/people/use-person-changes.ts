import {
  useAddTag,
  useDismissJoin,
  useJoinPeople,
  useRemoveTags,
  useSeparatePerson,
  type JoinSuggestion,
  type Person,
  type PersonAddress,
  type PersonTag,
} from 'data-client/owner';
import { useState } from 'react';
import { useConfirm, useNotify } from 'shared-ui';
import { useAttempt } from '../dashboard/use-attempt';
import { personName } from './person-words';
import { isolated } from '../list/isolated';

/** Tags, joins and separations, with notifications. */
export function usePersonChanges() {
  const addTag = useAddTag();
  const removeTags = useRemoveTags();
  const join = useJoinPeople();
  const separate = useSeparatePerson();
  const dismiss = useDismissJoin();
  const confirm = useConfirm();
  const notify = useNotify();
  /** Removes the notification of a join, by the id of the person that was joined. */
  const [notices] = useState(() => new Map<string, () => void>());
  const attempt = useAttempt();

  const undoJoin = (otherId: string) =>
    void attempt('The addresses couldn’t be separated.', () => separate.mutateAsync(otherId), otherId);

  return {
    isBusy: [addTag, removeTags, join, separate, dismiss].some(({ isPending }) => isPending),
    addTag: ({ id }: Person, tag: string) =>
      attempt('The tag couldn’t be added.', () => addTag.mutateAsync({ personId: id, tag }), tag),
    async removeTags({ id }: Person, tags: readonly PersonTag[]) {
      const [first] = tags;
      const isDone = await attempt(
        'The tag couldn’t be removed.',
        () => removeTags.mutateAsync(tags.map((tag) => tag.id)),
        first?.tag,
      );
      if (!isDone || !first) return;
      notify({
        tone: 'success',
        message: `Tag “${isolated(first.tag)}” removed.`,
        action: {
          label: 'Undo',
          onAction: () =>
            void attempt(
              'The tag couldn’t be added.',
              () => addTag.mutateAsync({ personId: id, tag: first.tag }),
              first.tag,
            ),
        },
      });
    },
    async join(person: Person, other: JoinSuggestion) {
      const isMeant = await confirm({
        title: 'Join these two people?',
        message: `${other.email} becomes an address of ${isolated(personName(person))}. You can separate them again at any time.`,
        confirmLabel: 'Join',
        cancelLabel: 'Cancel',
      });
      if (!isMeant) return;
      const isDone = await attempt(
        'These people couldn’t be joined.',
        () => join.mutateAsync({ personId: person.id, otherId: other.id }),
        other.id,
      );
      if (!isDone) return;
      const removeNotice = notify({
        tone: 'success',
        message: `${other.email} is joined to ${isolated(personName(person))}.`,
        action: { label: 'Undo', onAction: () => undoJoin(other.id) },
      });
      notices.set(other.id, removeNotice);
    },
    async separate({ email, originId }: PersonAddress) {
      const isDone = await attempt(
        'The addresses couldn’t be separated.',
        () => separate.mutateAsync(originId),
        originId,
      );
      if (!isDone) return;
      notices.get(originId)?.();
      notify({ tone: 'success', message: `${email} is a separate person again.` });
    },
    dismiss: ({ id }: Person, other: JoinSuggestion) =>
      attempt(
        'The suggestion couldn’t be dismissed.',
        () => dismiss.mutateAsync({ personId: id, otherId: other.id }),
        other.id,
      ),
  };
}

export type PersonChanges = ReturnType<typeof usePersonChanges>;
