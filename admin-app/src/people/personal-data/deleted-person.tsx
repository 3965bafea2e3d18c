import { usePersonRecords } from 'data-client/owner';
import { useState } from 'react';
import { Button, EmptyState, QueryView, Skeleton } from 'shared-ui';
import { dialogOnDemand } from '../../form/dialog-on-demand';
import { notLoaded } from '../../list/row-marks';

const EraseDialog = dialogOnDemand(async () => (await import('./erase-dialog')).EraseDialog);

/** Says that a person has no records, and offers to erase deleted records. */
export function DeletedPerson({ idOrEmail, onErased }: { idOrEmail: string; onErased: () => void }) {
  const isAddress = idOrEmail.includes('@');
  return isAddress ? <DeletedAddress address={idOrEmail} onErased={onErased} /> : <NobodyHere />;
}

const NobodyHere = () => (
  <EmptyState
    title="This person no longer exists"
    description="Their last booking, message or subscription may have been deleted, or the address is incomplete."
  />
);

function DeletedAddress({ address, onErased }: { address: string; onErased: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  const records = usePersonRecords(address);
  return (
    <>
      <QueryView
        query={records}
        pending={<Skeleton lines={3} height="1.5em" />}
        isEmpty={(stored) => stored === null}
        empty={<NobodyHere />}
        error={notLoaded('The data stored about this address')}
      >
        {() => (
          <EmptyState
            title="All records for this address have been deleted"
            description={`The history still contains ${address}, and what was deleted in the last 30 days can be restored there. To remove the address completely, erase it.`}
            action={
              <Button variant="danger" onClick={() => setIsErasing(true)}>
                Erase address…
              </Button>
            }
          />
        )}
      </QueryView>
      {isErasing && (
        <EraseDialog erased={{ address }} name={address} onClose={() => setIsErasing(false)} onErased={onErased} />
      )}
    </>
  );
}
