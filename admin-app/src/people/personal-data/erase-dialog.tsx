import { useState } from 'react';
import { Dialog, QueryView, Skeleton } from 'shared-ui';
import { useDialogGuard } from '../../form/unsaved/use-unsaved-guard';
import { notLoaded } from '../../list/row-marks';
import { EraseForm } from './erase-form';
import { EraseWaiting } from './erase-waiting';
import { useErasure, type Erased } from './use-erasure';

type EraseDialogProps = { erased: Erased; name: string; onClose: () => void; onErased: () => void };

/** Lists the data an erasure removes, and erases once the owner has typed the name and the client has been emailed. */
export function EraseDialog({ erased, name, onClose, onErased }: EraseDialogProps) {
  const { records, state, erase } = useErasure(erased, onErased);
  const [reason, setReason] = useState('');
  const mayClose = useDialogGuard(state.step === 'deciding' && reason.trim() !== '');
  return (
    <Dialog
      title={`Erase ${name}?`}
      description="This can’t be undone, not even from the history."
      onCloseRequest={mayClose}
      onClose={onClose}
    >
      {state.step === 'waiting' ? (
        <EraseWaiting
          mails={state.mails}
          onClose={onClose}
          onEraseNow={() => erase({ ...state.choices, tells: false })}
        />
      ) : (
        <QueryView
          query={records}
          pending={<Skeleton lines={6} height="1.5em" />}
          error={notLoaded('The list of data to erase')}
        >
          {(stored) =>
            stored && (
              <EraseForm
                name={name}
                records={stored}
                reason={reason}
                isBusy={state.step !== 'deciding'}
                failure={state.step === 'deciding' ? state.problem : undefined}
                onReasonChange={setReason}
                onCancel={onClose}
                onErase={erase}
              />
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
}
