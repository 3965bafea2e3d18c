import { serviceCatalogue } from 'domain/services';

import { ChooseServiceView, isBookable } from '../choose-service/choose-service-view';
import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import { freeSlots, inZone, nearestSlots } from '../choose-slot/slot-options';
import { useCalendar } from '../choose-slot/use-calendar';
import { ConfirmationStep } from '../confirmation/confirmation-step';
import { YourDetailsStep } from '../your-details/your-details-step';
import { ChoiceSummary } from './choice-summary';
import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import { useHeldSlot } from './use-held-slot';

const bookableServices = serviceCatalogue.filter(isBookable);

export type CurrentStepProps = {
  flow: BookingFlowHandle;
  /** The label of the confirmation's button. */
  doneLabel: string;
  onDone: () => void;
};

export function CurrentStep({ flow, doneLabel, onDone }: CurrentStepProps) {
  const { state, dispatch, step, chosen, booking, mail } = flow;
  const { holding, holder } = useHeldSlot(flow);
  // Requested while the visitor still chooses a service, so that the next step has the opening hours.
  const { taken, ...calendar } = useCalendar({ holder });
  const service = bookableServices.find(({ id }) => id === state.serviceId);
  const handleContinue = () => dispatch({ type: 'continued' });
  const handleBack = () => dispatch({ type: 'wentBack' });

  if (booking) return <ConfirmationStep {...{ booking, mail, timeZone: state.timeZone, doneLabel, onDone }} />;
  if (step === 'details' && service && chosen) {
    const { availability } = calendar;
    const { durationMinutes } = service.booking;
    const free = availability && freeSlots({ ...calendar, availability, durationMinutes, taken: taken.data ?? [] });
    const nearest = state.lostSlot && free ? nearestSlots(inZone(state.lostSlot, availability.zones), free) : [];
    return (
      <>
        <ChoiceSummary
          service={service}
          slot={availability ? inZone(chosen, availability.zones) : null}
          timeZone={state.timeZone}
        />
        <YourDetailsStep booking={chosen} {...{ flow, holding, nearest }} onBack={handleBack} />
      </>
    );
  }
  if (step === 'slot' && service) {
    return (
      <>
        <ChoiceSummary service={service} slot={null} timeZone={state.timeZone} />
        <ChooseSlotStep
          holder={state.requestId}
          durationMinutes={service.booking.durationMinutes}
          choice={state}
          lostSlot={state.lostSlot}
          onChoose={(change) => dispatch({ type: 'slotChanged', ...change })}
          onBack={handleBack}
          onContinue={handleContinue}
        />
      </>
    );
  }
  return (
    <ChooseServiceView
      services={bookableServices}
      chosen={state.serviceId}
      askedFor={state.askedFor}
      onChoose={(serviceId) => dispatch({ type: 'serviceChosen', serviceId })}
      onContinue={handleContinue}
    />
  );
}
