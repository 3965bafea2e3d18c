import { serviceCatalogue, useConfirmationMail, type Booking } from 'data-client';

import { ChooseServiceView, isBookable } from '../choose-service/choose-service-view';
import { ChooseSlotStep } from '../choose-slot/choose-slot-step';
import { freeSlots, nearestSlots } from '../choose-slot/slot-options';
import { useCalendar } from '../choose-slot/use-calendar';
import { ConfirmationStep } from '../confirmation/confirmation-step';
import { YourDetailsStep } from '../your-details/your-details-step';
import type { BookingFlowProps } from './booking-flow';
import { chosenBooking } from './booking-flow-state';
import { ChoiceSummary } from './choice-summary';
import { useHeldSlot } from './use-held-slot';

const bookableServices = serviceCatalogue.filter(isBookable);

export function CurrentStep({ flow: { state, dispatch }, doneLabel, onDone }: BookingFlowProps) {
  const { holding, holder } = useHeldSlot({ state, dispatch });
  // Asked for while the visitor still chooses a service: the times are there when they are wanted.
  const { taken, ...calendar } = useCalendar({ holder });
  const mail = useConfirmationMail();
  const service = bookableServices.find(({ id }) => id === state.serviceId);
  const newBooking = chosenBooking(state);

  const handleBooked = (booking: Booking) => {
    dispatch({ type: 'booked', booking });
    mail.mutate(booking.id);
  };
  const handleContinue = () => dispatch({ type: 'continued' });
  const handleBack = () => dispatch({ type: 'wentBack' });

  if (state.booking) {
    const mailState = mail.isError ? 'failed' : (mail.data?.state ?? 'sending');
    return (
      <ConfirmationStep
        booking={state.booking}
        mail={mailState}
        timeZone={state.timeZone}
        doneLabel={doneLabel}
        onDone={onDone}
      />
    );
  }
  if (state.step === 'details' && service && newBooking) {
    const { availability } = calendar;
    const { durationMinutes } = service.booking;
    const free = availability && freeSlots({ ...calendar, availability, durationMinutes, taken: taken.data ?? [] });
    const nearest = state.lostSlot && free ? nearestSlots(state.lostSlot, free) : [];
    return (
      <>
        <ChoiceSummary service={service} slot={newBooking} />
        <YourDetailsStep
          newBooking={newBooking}
          submission={state.submission}
          holding={holding}
          lost={state.lostSlot}
          nearest={nearest}
          timeZone={state.timeZone}
          onSlotReplace={(slot) => dispatch({ type: 'slotReplaced', ...slot })}
          onDetailsChange={(details) => dispatch({ type: 'detailsChanged', details })}
          onSendStart={() => dispatch({ type: 'sendStarted' })}
          onSendFail={(error) => dispatch({ type: 'sendFailed', error })}
          onBooked={handleBooked}
          onBack={handleBack}
          onAnotherTime={() => dispatch({ type: 'anotherTimeWanted' })}
        />
      </>
    );
  }
  if (state.step === 'slot' && service) {
    return (
      <>
        <ChoiceSummary service={service} slot={null} />
        <ChooseSlotStep
          holder={state.requestId}
          durationMinutes={service.booking.durationMinutes}
          date={state.date}
          time={state.time}
          lostSlot={state.lostSlot}
          timeZone={state.timeZone}
          onTimeZoneChange={(timeZone) => dispatch({ type: 'timeZoneChosen', timeZone })}
          onDateChoose={(date) => dispatch({ type: 'dateChosen', date })}
          onTimeChoose={(time) => dispatch({ type: 'timeChosen', time })}
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
