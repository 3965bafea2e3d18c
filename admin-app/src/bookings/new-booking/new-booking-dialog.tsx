import { useServiceList } from 'data-client';
import { useBooking, useOwnerServices, usePerson, type ClientBookingDraft, type OwnerBooking } from 'data-client/owner';
import { isDate } from 'domain/dates';
import type { Meeting } from 'domain/meeting-place';
import type { BookingOffer } from 'domain/services';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Dialog, EmptyState, QueryView, Skeleton, type QueryLike } from 'shared-ui';
import { RouterLinkButton } from '../../dashboard/router-link-button';
import { newId } from '../../form/use-new-record';
import { useMayLeave } from '../../form/unsaved/use-unsaved-guard';
import type { Slot } from '../../booking-slot/slot-fields';
import { useFreeTimes } from '../../booking-slot/use-free-times';
import { NewBookingView } from './new-booking-view';
import { meetingOf, useNewBooking } from './use-new-booking';

type NewBookingDialogProps = { onClose: () => void };

const slotTime = /^(1[0-2]|[1-9]):[0-5]\d (AM|PM)$/;

/** Books for a client. The address may name a `date`, a `time`, and a booking whose client books `again` or a `person`. */
export function NewBookingDialog({ onClose }: NewBookingDialogProps) {
  const [params] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  const [date, time, again, person] = [given('date'), given('time'), given('again'), given('person')] as const;
  const slot = { date: isDate(date) ? date : '', time: slotTime.test(time) ? time : '' };
  const services = useServiceList();
  if (!services.data?.length) return <Waiting query={services} what="The services" onClose={onClose} />;
  const known = { slot, offers: services.data, onClose };
  if (again) return <Again id={again} {...known} />;
  return person ? <ForPerson id={person} {...known} /> : <Form {...known} />;
}

type WaitingProps = NewBookingDialogProps & { query: QueryLike<unknown>; /** `The services` */ what: string };

/** Shown until the data that the form starts with is loaded. */
function Waiting({ query, what, onClose }: WaitingProps) {
  return (
    <Dialog title="New booking" onClose={onClose}>
      <QueryView
        query={query}
        pending={<Skeleton lines={8} height="1.5em" />}
        empty={<NoServices />}
        error={`${what} couldn’t be loaded.`}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function NoServices() {
  return (
    <EmptyState
      title="No services"
      description="A booking needs a service. Create one first."
      action={<RouterLinkButton to={`services/${newId}`}>New service</RouterLinkButton>}
    />
  );
}

type KnownProps = NewBookingDialogProps & { slot: Slot; offers: readonly BookingOffer[] };

/** Waits for the client's earlier booking and keeps its place, unless it is the service's. If it was deleted, the form starts empty. */
function Again({ id, ...known }: KnownProps & { id: string }) {
  const earlier = useBooking(id);
  const services = useOwnerServices();
  if (earlier.data === undefined) return <Waiting query={earlier} what="The earlier booking" onClose={known.onClose} />;
  if (!services.data) return <Waiting query={services} what="The services" onClose={known.onClose} />;
  const booking = earlier.data;
  const service = services.data.find(({ id: one }) => one === booking?.serviceType);
  const isUsual = !booking || !service || isSame(booking.meeting, meetingOf(service));
  return <Form {...known} client={booking && { ...booking, meeting: isUsual ? undefined : booking.meeting }} />;
}

/** Takes name and address of a person who has not booked before. */
function ForPerson({ id, ...known }: KnownProps & { id: string }) {
  const query = usePerson(id);
  if (query.data === undefined) return <Waiting query={query} what="This person’s details" onClose={known.onClose} />;
  const person = query.data;
  const [firstName = '', ...lastNames] = (person?.name ?? '').split(' ');
  const [email = '', phone = ''] = [person?.addresses[0]?.email, person?.phones[0]];
  return <Form {...known} client={{ firstName, lastName: lastNames.join(' '), email, phone }} />;
}

const isSame = (one: Meeting, other: Meeting) => one.kind === other.kind && one.place === other.place;

type Client = Pick<OwnerBooking, 'firstName' | 'lastName' | 'email' | 'phone'> & {
  serviceType?: string;
  meeting?: Meeting;
};

function Form({ slot, offers, client, onClose }: KnownProps & { client?: Client | null }) {
  const usual = offers.find(({ isBookable }) => isBookable) ?? offers[0];
  const [initial] = useState(() => draftFor(slot, usual?.id ?? '', client));
  const form = useNewBooking(initial, offers, onClose);
  const mayLeave = useMayLeave();
  const { date, serviceType } = form.values;
  const durationMinutes = offers.find(({ id }) => id === serviceType)?.bookingMinutes ?? 60;
  return (
    <NewBookingView
      form={form}
      services={offers}
      freeTimes={useFreeTimes({ date, durationMinutes })}
      // Closed now, it would not show why the booking failed.
      onCloseRequest={async () => !form.isBusy && mayLeave()}
      onClose={onClose}
    />
  );
}

const draftFor = (slot: Slot, usualService: string, client?: Client | null): ClientBookingDraft => ({
  ...slot,
  serviceType: client?.serviceType ?? usualService,
  firstName: client?.firstName ?? '',
  lastName: client?.lastName ?? '',
  email: client?.email ?? '',
  phone: client?.phone ?? '',
  ownerNote: '',
  answers: {},
  meeting: client?.meeting,
  sendsEmail: true,
});
