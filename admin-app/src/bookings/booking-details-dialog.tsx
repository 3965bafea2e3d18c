import { useBooking, type OwnerBooking } from 'data-client/owner';
import { useState } from 'react';
import { dialogOnDemand } from '../form/dialog-on-demand';
import { openRecord } from '../list/open-record';
import type { ListState } from '../list/use-record-list';
import { BookingDetailsView } from './booking-details-view';
import type { BookingChanges } from './use-booking-changes';

const MoveDialog = dialogOnDemand(async () => (await import('../booking-slot/move-dialog')).MoveDialog);
const PlaceDialog = dialogOnDemand(async () => (await import('./place/place-dialog')).PlaceDialog);

type BookingDetailsDialogProps = {
  id: string;
  list: Pick<ListState<OwnerBooking>, 'query' | 'closeRecord'>;
  changes: BookingChanges;
};

/** One booking at its own address, over the list. Back closes it. */
export function BookingDetailsDialog({ id, list, changes }: BookingDetailsDialogProps) {
  const query = useBooking(id);
  const [moving, setMoving] = useState<OwnerBooking>();
  const [relocating, setRelocating] = useState<OwnerBooking>();
  const handleDelete = async (booking: OwnerBooking) => {
    if (await changes.remove([booking])) list.closeRecord();
  };
  return (
    <>
      <BookingDetailsView
        query={openRecord(list, query, id)}
        mark={changes.marks.get(id)}
        onMove={setMoving}
        onRelocate={setRelocating}
        onStatusChange={(booking, status) => void changes.changeStatus([booking], status)}
        onDelete={(booking) => void handleDelete(booking)}
        onClose={list.closeRecord}
      />
      {moving && <MoveDialog booking={moving} onClose={() => setMoving(undefined)} />}
      {relocating && <PlaceDialog booking={relocating} onClose={() => setRelocating(undefined)} />}
    </>
  );
}
