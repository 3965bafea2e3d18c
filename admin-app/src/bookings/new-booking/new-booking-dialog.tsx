import { useBooking, type ClientBookingDraft, type OwnerBooking } from 'data-client/owner';
import { isDate } from 'domain/dates';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dialog, Skeleton } from 'shared-ui';
import { useMayLeave } from '../../form/unsaved/use-unsaved-guard';
import type { Slot } from '../slot-fields';
import { useFreeTimes } from '../use-free-times';
import { useOffers } from '../use-offers';
import { NewBookingView } from './new-booking-view';
import { useNewBooking } from './use-new-booking';

type NewBookingDialogProps = { onClose: () => void };

const slotTime = /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/;

/** Books for a client. The address may name a `date`, a `time`, and a booking whose client books `again`. */
export function NewBookingDialog({ onClose }: NewBookingDialogProps) {
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  const [date, time, again] = [given('date'), given('time'), given('again')] as const;
  const slot = { date: isDate(date) ? date : '', time: slotTime.test(time) ? time : '' };
  return again ? <Again id={again} slot={slot} onClose={onClose} /> : <Form slot={slot} onClose={onClose} />;
}

/** Waits for the client's earlier booking. If it cannot be read, the form starts empty. */
function Again({ id, slot, onClose }: NewBookingDialogProps & { id: string; slot: Slot }) {
  const earlier = useBooking(id);
  if (earlier.status === 'pending') {
    return (
      <Dialog isOpen title="New booking" onClose={onClose}>
        <Skeleton lines={8} height="1.5em" />
      </Dialog>
    );
  }
  return <Form slot={slot} earlier={earlier.data} onClose={onClose} />;
}

type FormProps = NewBookingDialogProps & { slot: Slot; earlier?: OwnerBooking | null };

function Form({ slot, earlier, onClose }: FormProps) {
  const offers = useOffers();
  const usual = offers.find(({ isBookable }) => isBookable) ?? offers[0];
  const [initial] = useState(() => draftFor(slot, usual?.id ?? '', earlier));
  const form = useNewBooking(initial, offers, onClose);
  const { date, serviceType } = form.values;
  const durationMinutes = offers.find(({ id }) => id === serviceType)?.bookingMinutes ?? 60;
  return (
    <NewBookingView
      form={form}
      services={offers}
      freeTimes={useFreeTimes({ date, durationMinutes })}
      onCloseRequest={useMayLeave()}
      onClose={onClose}
    />
  );
}

const draftFor = (slot: Slot, usualService: string, earlier?: OwnerBooking | null): ClientBookingDraft => ({
  ...slot,
  serviceType: earlier?.serviceType ?? usualService,
  firstName: earlier?.firstName ?? '',
  lastName: earlier?.lastName ?? '',
  email: earlier?.email ?? '',
  phone: earlier?.phone ?? '',
  ownerNote: '',
  sendsEmail: true,
});
