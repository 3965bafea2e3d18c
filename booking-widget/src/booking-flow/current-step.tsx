import type { BookingOffer } from 'domain/services';
import { ChooseServiceView } from '../choose-service/choose-service-view';
import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import { freeSlots, inZone, nearestSlots } from '../choose-slot/slot-options';
import { useCalendar } from '../choose-slot/use-calendar';
import { useTexts } from '../language/language';
import { ConfirmationView } from '../confirmation/confirmation-view';
import { YourDetailsStep } from '../your-details/your-details-step';
import { FailedQuery } from '../step-form/failed-query';
import { Pending } from '../step-form/pending';
import { WithContact, type ContactLink } from '../step-form/with-contact';
import { ChoiceSummary } from './choice-summary';
import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import { useHeldSlot } from './use-held-slot';

export type CurrentStepProps = {
  flow: BookingFlowHandle;
  /** The label of the confirmation's button. */
  doneLabel: string;
  onDone: () => void;
  /** Called before the contact link is followed. */
  onContact?: ContactLink['onClick'];
};

export function CurrentStep({ flow, doneLabel, onDone, onContact }: CurrentStepProps) {
  const { state, services: offers, dispatch, step, chosen, booking, mail } = flow;
  const services = offers.data ?? [];
  const { loadingServices, servicesFailed } = useTexts();
  const holding = useHeldSlot(flow);
  const calendarParams = { serviceType: state.serviceId ?? undefined, holder: state.requestId };
  // Requested while the visitor still chooses a service, so that the next step has the opening hours.
  const { taken, ...calendar } = useCalendar(calendarParams);
  const bookable = services.filter(({ isBookable }) => isBookable);
  const service = bookable.find(({ id }) => id === state.serviceId);
  // Also a service that is archived while the form is open.
  const askedFor = service ? state.asked : (state.serviceId ?? state.asked);
  const contact = { href: flow.contactAddress, onClick: onContact };
  const handleContinue = () => dispatch({ type: 'continued' });

  if (booking) return <ConfirmationView {...{ booking, mail, timeZone: state.timeZone, doneLabel, onDone }} />;
  if (step === 'details' && service && chosen) {
    const { availability } = calendar;
    const { bookingMinutes: durationMinutes } = service;
    const free = availability && freeSlots({ ...calendar, availability, durationMinutes, taken: taken.data ?? [] });
    const nearest = state.lostSlot && free ? nearestSlots(inZone(state.lostSlot, availability.zones), free) : [];
    return (
      <>
        <ChoiceSummary
          service={service}
          slot={availability ? inZone(chosen, availability.zones) : null}
          timeZone={state.timeZone}
        />
        <YourDetailsStep
          service={service}
          flow={{ ...flow, chosen, holding, nearest, cutoffs: availability?.cutoffs }}
        />
      </>
    );
  }
  if (step === 'slot' && service) {
    return (
      <>
        <ChoiceSummary service={service} slot={null} timeZone={state.timeZone} />
        <ChooseSlotStep
          {...calendarParams}
          durationMinutes={service.bookingMinutes}
          contact={contact}
          choice={state}
          lostSlot={state.lostSlot}
          onChoose={(change) => dispatch({ type: 'slotChanged', ...change })}
          onBack={() => dispatch({ type: 'wentBack' })}
          onContinue={handleContinue}
        />
      </>
    );
  }
  if (offers.status === 'error')
    return <FailedQuery query={offers} message={<WithContact {...contact}>{servicesFailed}</WithContact>} />;
  if (!offers.data) return <Pending label={loadingServices} />;
  return (
    <ChooseServiceView
      services={bookable}
      contact={contact}
      chosen={service?.id ?? null}
      askedFor={unavailable(askedFor, services)}
      onChoose={(serviceId) => dispatch({ type: 'serviceChosen', serviceId })}
      onContinue={handleContinue}
    />
  );
}

/** The service that a visitor asked for, if it cannot be booked directly or is not offered. */
function unavailable(asked: string | null, services: readonly BookingOffer[]): BookingOffer | 'unknown' | null {
  const known = services.find(({ id }) => id === asked);
  if (!asked || known?.isBookable) return null;
  return known ?? 'unknown';
}
