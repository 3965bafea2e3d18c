import { useEffect, useEffectEvent, useReducer } from 'react';
import { useConfirmationMail, useCreateBooking, useServiceList, useSettings, type DataError } from 'data-client';
import { visitorTimeZone } from 'domain/slot-format';
import { isTimeZone } from 'domain/time-zone';
import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import { useTexts } from '../language/language';
import { isAboutTheTime, type Details } from '../booking-state/details';
import type { OnBookingEvent } from '../booking-state/booking-events';
import {
  bookingFlowReducer,
  chosenBooking,
  restoreBookingFlow,
  startBookingFlow,
} from '../booking-state/booking-flow-state';
import type { BookingDialogProps } from '../contract';
import { useServiceQuestions } from '../your-details/use-service-questions';
import { useBookingEvents } from './use-booking-events';
import { useHostChanges } from './use-host-changes';

/** Options that a host can set in advance. */
export type BookingOptions = {
  /**
   * A service id to start with. A bookable one is preselected, one without booking is mentioned in the message, and an
   * unknown one is reported above the choice.
   */
  service?: string;
  timeZone?: string;
  prefill?: Partial<Details>;
  onEvent?: OnBookingEvent;
} & Pick<BookingDialogProps, 'draft' | 'onDraft' | 'privacyAddress' | 'contactAddress'>;

/** One booking form, from choosing a service to the confirmation. Remount to start again. */
export function useBookingFlow(options: BookingOptions = {}): BookingFlowHandle {
  const { service, timeZone, prefill, draft, onDraft, onEvent } = options;
  const { offer, interestedIn, tag } = useTexts();
  const list = useServiceList();
  // Partners' pages show the form even while the coach takes no bookings.
  const offers = useSettings().settings.booking_enabled ? list : { ...list, data: [] };
  const services = offers.data ?? [];
  const [state, dispatch] = useReducer(bookingFlowReducer, null, () =>
    restoreBookingFlow(
      startBookingFlow({
        service,
        prefill,
        timeZone: timeZone && isTimeZone(timeZone) ? timeZone : visitorTimeZone(),
        requestId: newRequestId(),
      }),
      draft,
    ),
  );
  const asked = services.find(({ id, isBookable }) => id === state.asked && !isBookable);
  const interest = asked && !prefill?.message ? interestedIn(offer(asked).name) : undefined;
  useEffect(() => {
    if (interest) dispatch({ type: 'prefilled', details: { message: interest } });
  }, [interest]);
  const { mutateAsync, isPending: isSending, data: booking, error, variables: sent } = useCreateBooking();
  const mail = useConfirmationMail();
  // The owner may archive a service while the form is open.
  const offered = services.find(({ id, isBookable }) => id === state.serviceId && isBookable);
  const intake = useServiceQuestions(offered)?.data;
  const chosen = offered ? chosenBooking(state, tag, intake?.questions) : null;
  const openStep = offered ? state.step : 'service';
  const step = booking ? 'confirmation' : openStep;
  const isSame =
    sent?.serviceType === chosen?.serviceType && sent?.date === chosen?.date && sent?.time === chosen?.time;
  const failure = error && sent && isSame && step === 'details' ? { error, sent } : null;

  const submit = async () => {
    if (!chosen || isSending) return;
    try {
      mail.mutate((await mutateAsync(chosen)).id);
    } catch (cause) {
      const { date, time } = chosen;
      if (isAboutTheTime(cause as DataError)) dispatch({ type: 'slotLost', date, time });
    }
  };

  useHostChanges(dispatch, { service, services, timeZone, prefill, isLocked: isSending || booking !== undefined });
  const keep = useEffectEvent((entered: string | undefined) => onDraft?.(entered));
  useEffect(() => keep(booking ? undefined : JSON.stringify(state)), [state, booking]);
  useBookingEvents({ state, step, error, booking }, onEvent);
  return {
    state,
    services: offers,
    dispatch,
    step,
    chosen,
    submit,
    isSending,
    failure,
    booking,
    mail: mail.isError ? 'failed' : (mail.data?.state ?? 'sending'),
    privacyAddress: options.privacyAddress,
    contactAddress: options.contactAddress,
  };
}

/** Returns a random UUID. `crypto.randomUUID` does not exist on partners' pages without TLS. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // The digits 4 and 8 say that it is random.
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');
}
