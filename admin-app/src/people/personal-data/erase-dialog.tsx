import { useErasePerson, usePersonRecords, type Person } from 'data-client/owner';
import { Dialog, QueryView, Skeleton, useNotify } from 'shared-ui';
import { personName } from '../person-words';
import { EraseForm, type EraseChoices } from './erase-form';

type EraseDialogProps = { person: Person; onClose: () => void; onErased: () => void };

/** Shows what an erasure removes, and erases the person once the owner has typed their name. */
export function EraseDialog({ person, onClose, onErased }: EraseDialogProps) {
  const { status, data, error, isFetching, refetch } = usePersonRecords(person.id);
  const erase = useErasePerson();
  const notify = useNotify();
  const name = personName(person);
  const handleErase = async (choices: EraseChoices) => {
    try {
      await erase.mutateAsync({ personId: person.id, ...choices });
    } catch {
      // The form shows the failure.
      return;
    }
    // Also if the page noticed first that the person is gone, and closed the dialog.
    notify({ tone: 'success', message: 'The person is erased.' });
    onErased();
  };
  return (
    <Dialog
      isOpen
      title={`Erase ${name}?`}
      description="This cannot be undone, not even from the history."
      onClose={onClose}
    >
      <QueryView
        query={{ status, data, error, isFetching, refetch }}
        pending={<Skeleton lines={6} height="1.5em" />}
        error={(cause) =>
          `What would be erased could not be loaded. ${cause instanceof Error ? cause.message : ''}`.trim()
        }
      >
        {(records) =>
          records && (
            <EraseForm
              name={name}
              records={records}
              isBusy={erase.isPending}
              failure={erase.error?.message}
              onCancel={onClose}
              onErase={(choices) => void handleErase(choices)}
            />
          )
        }
      </QueryView>
    </Dialog>
  );
}
