import { useReorderServices, type OwnerService } from 'data-client/owner';
import { useRef, useState } from 'react';
import { useNotify } from 'shared-ui';
import { reasonOf } from '../list/row-marks';

/** The services in the order that the owner wants, at once; it is saved in the background, with Undo. */
export function useServiceOrder(services: readonly OwnerService[]) {
  const { mutateAsync: reorder } = useReorderServices();
  const notify = useNotify();
  const [wanted, setWanted] = useState<readonly string[]>();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const takeBack = useRef<() => void>(undefined);
  const ordered = wanted
    ? services.toSorted((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
    : services;
  const ids = ordered.map(({ id }) => id);

  const put = async (order: readonly string[], message: string, before?: readonly string[]) => {
    setWanted(order);
    takeBack.current?.();
    const answer = queue.current.then(() => reorder(order));
    queue.current = answer.catch(() => undefined);
    // Announced at once: screen readers follow the keyboard, not the network.
    takeBack.current = notify({
      tone: 'success',
      message,
      action: before && {
        label: 'Undo',
        onAction: () => void put(before, 'The services are back in their previous order.'),
      },
    });
    try {
      await answer;
    } catch (error) {
      takeBack.current?.();
      takeBack.current = notify({ tone: 'error', message: `The order couldn’t be saved. ${reasonOf(error)}` });
    } finally {
      setWanted((now) => (now === order ? undefined : now));
    }
  };
  return {
    ordered,
    move: ({ id, name }: OwnerService, to: number) => {
      const next = ids.filter((other) => other !== id).toSpliced(to, 0, id);
      void put(next, `${name} is now number ${to + 1} of ${ids.length}.`, ids);
    },
  };
}
