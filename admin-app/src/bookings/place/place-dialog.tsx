import { meetingProblems, normalizedMeeting, useRelocateBooking, type OwnerBooking } from 'data-client/owner';
import type { Meeting } from 'domain/meeting-place';
import { useState } from 'react';
import { useNotify } from 'shared-ui';
import { useAttempt } from '../../dashboard/use-attempt';
import { reasonOf } from '../../list/row-marks';
import { bookingName } from '../../booking-slot/booking-names';
import { PlaceView } from './place-view';

/** Changes where a booking takes place, and offers Undo. */
export function PlaceDialog({ booking, onClose }: { booking: OwnerBooking; onClose: () => void }) {
  const [meeting, setMeeting] = useState(booking.meeting);
  const [sendsEmail, setSendsEmail] = useState(booking.sendsEmail);
  const [problems, setProblems] = useState<{ kind?: string; place?: string }>({});
  const [failure, setFailure] = useState<string>();
  const { mutateAsync: relocate, isPending } = useRelocateBooking();
  const attempt = useAttempt();
  const notify = useNotify();

  const isSame = (one: Meeting) => one.kind === booking.meeting.kind && one.place === booking.meeting.place;

  const takeBack = ({ id, sequence }: OwnerBooking) =>
    attempt('The change couldn’t be undone.', async () => {
      const back = await relocate({ id, sequence, meeting: booking.meeting, sendsEmail });
      notify({ tone: 'success', message: `${bookingName(back)} has its previous meeting place again.` });
    });

  const handleSubmit = async () => {
    const wanted = normalizedMeeting(meeting);
    const found = meetingProblems(wanted);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    if (isSame(wanted)) {
      onClose();
      return;
    }
    try {
      const changed = await relocate({ id: booking.id, sequence: booking.sequence, meeting: wanted, sendsEmail });
      notify({
        tone: 'success',
        message: `${bookingName(changed)} has a new meeting place.`,
        action: { label: 'Undo', onAction: () => void takeBack(changed) },
      });
      onClose();
    } catch (error) {
      setFailure(reasonOf(error));
    }
  };
  return (
    <PlaceView
      booking={booking}
      meeting={meeting}
      sendsEmail={sendsEmail}
      problems={problems}
      failure={failure}
      isBusy={isPending}
      isDirty={!isSame(meeting)}
      onChange={(change) => {
        setProblems({});
        setMeeting((before) => ({ ...before, ...change }));
      }}
      onSendsEmailChange={setSendsEmail}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    />
  );
}
