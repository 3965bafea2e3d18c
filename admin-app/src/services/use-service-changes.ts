import { useChangeService, useOwnerClient, type OwnerService } from 'data-client/owner';
import { useConfirm, useNotify } from 'shared-ui';
import { reasonOf } from '../list/row-marks';
import { useRowAttempts } from '../list/use-row-attempts';
import { isolated } from '../list/isolated';

type ServiceMove = 'shown' | 'hidden' | 'archived' | 'restored';

const steps = {
  shown: { change: { isOnPage: true }, state: 'shown in the services section', undo: 'hidden' },
  hidden: { change: { isOnPage: false }, state: 'hidden from the services section', undo: 'shown' },
  archived: { change: { isArchived: true }, state: 'archived', undo: 'restored' },
  restored: { change: { isArchived: false }, state: 'offered again', undo: 'archived' },
} as const;

/** Shows, hides, archives and restores services, with Undo. */
export function useServiceChanges() {
  const client = useOwnerClient();
  const { mutateAsync: change } = useChangeService();
  const { marks, attempt } = useRowAttempts<OwnerService, ServiceMove>();
  const confirm = useConfirm();
  const notify = useNotify();

  const put = async (service: OwnerService, to: ServiceMove, canUndo = true): Promise<void> => {
    const { change: values, state, undo } = steps[to];
    let changed = service;
    await attempt([service], to, {
      work: async ({ id, revision }) => {
        changed = await change({ id, revision, change: values });
      },
      failed: 'Error updating service',
      succeeded: () => ({
        tone: 'success',
        message: `${isolated(service.name)} is ${state}.`,
        action: canUndo ? { label: 'Undo', onAction: () => void put(changed, undo, false) } : undefined,
      }),
    });
  };

  const archive = async (service: OwnerService) => {
    const future = await client.services.countFutureBookings(service.id).catch((error: unknown) => {
      notify({ tone: 'error', message: `Its future bookings couldn’t be counted. ${reasonOf(error)}` });
      return undefined;
    });
    if (future === undefined) return;
    const isMeant = await confirm({
      title: `Archive ${service.name}?`,
      message: `Visitors will no longer see it or book it. ${stayingWords(future)} You can restore it at any time.`,
      confirmLabel: 'Archive',
      cancelLabel: 'Keep',
    });
    if (isMeant) await put(service, 'archived');
  };
  return {
    marks,
    archive,
    show: (service: OwnerService, isOnPage: boolean) => put(service, isOnPage ? 'shown' : 'hidden'),
    restore: (service: OwnerService) => put(service, 'restored'),
  };
}

export type ServiceChanges = ReturnType<typeof useServiceChanges>;

/** Says that archiving keeps future bookings, with their number. */
function stayingWords(count: number): string {
  if (count === 0) return 'It has no future bookings.';
  return count === 1 ? 'Its 1 future booking stays as it is.' : `Its ${count} future bookings stay as they are.`;
}
