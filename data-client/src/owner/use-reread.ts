import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { Removable } from './list';

/**
 * For `onSettled` of a change to an entity, whose mutations have keys that begin with `entity`: what is on screen is read
 * again, refused or not. Of several changes at once only the last one does so.
 */
export function useReread(entity: QueryKey, ...others: QueryKey[]): () => Promise<void> {
  const queries = useQueryClient();
  const underWay = () => queries.isMutating({ mutationKey: entity });
  const reread = async () => {
    others.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
    await queries.invalidateQueries({ queryKey: entity });
  };
  return async () => {
    if (underWay() === 1) await reread();
    // Two that end in the same moment both believe that the other one is still under way.
    else setTimeout(() => underWay() === 0 && void reread());
  };
}

/** How rows are deleted: with an answer, or while the page goes away. */
export type Removal = {
  send(ids: readonly string[]): Promise<void>;
  sendOnLeaving(ids: readonly string[]): void;
};

export function useRemoval(requests: Removable, entity: QueryKey, ...others: QueryKey[]): Removal {
  const { mutateAsync } = useMutation({
    mutationKey: [...entity, 'delete'],
    mutationFn: (ids: readonly string[]) => requests.remove(ids),
    onSettled: useReread(entity, ...others),
  });
  return { send: mutateAsync, sendOnLeaving: (ids) => requests.removeOnLeaving(ids) };
}
