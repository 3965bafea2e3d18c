import { DataError } from 'data-client';
import {
  clientBookingProblems,
  meetingProblems,
  normalizedMeeting,
  seriesConflicts,
  seriesLimits,
  useBookForClient,
  useBookSeries,
  useOwnerServices,
  type ClientBookingDraft,
  type OwnerService,
} from 'data-client/owner';
import { answerProblem, answerSentences, type IntakeQuestion } from 'domain/intake';
import type { Meeting } from 'domain/meeting-place';
import type { BookingOffer } from 'domain/services';
import { useState } from 'react';
import { useConfirm, useNotify, type QueryLike } from 'shared-ui';
import { questionField } from 'shared-ui/questions';
import { useCoachZones } from '../../dashboard/coach-time';
import { useUnsavedGuard } from '../../form/unsaved/use-unsaved-guard';
import { slotSentence } from '../../booking-slot/booking-times';
import { visitorName } from '../../booking-slot/booking-names';
import { problemAtField } from '../../booking-slot/slot-problem';
import { unusualTimesQuestion } from '../../booking-slot/unusual-times';
import { useSeries } from './use-series';
import { isolated } from '../../list/isolated';

/** The form for a client's booking or series. After a rejection it keeps everything typed. */
export function useNewBooking(initial: ClientBookingDraft, offers: readonly BookingOffer[], onClose: () => void) {
  const notify = useNotify();
  const zones = useCoachZones();
  const confirm = useConfirm();
  const single = useBookForClient();
  const several = useBookSeries();
  const [requestId] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const series = useSeries(values, seriesConflicts(several.error));
  const isSeries = series.repetition !== undefined;
  const error = isSeries ? several.error : single.error;
  const isDirty =
    isSeries || Object.entries(initial).some(([field, value]) => values[field as keyof typeof values] !== value);
  const guard = useUnsavedGuard({ isDirty });
  const services = useOwnerServices();
  const service = services.data?.find(({ id }) => id === values.serviceType);
  const questions = optionalQuestions(service);
  const asked = questions.map(({ id }): [string, string] => [id, values.answers[id] ?? '']);
  const meeting = values.meeting && normalizedMeeting(values.meeting);
  const draft = { ...values, meeting, email: values.email.trim(), answers: Object.fromEntries(asked) };
  const problems = {
    ...clientBookingProblems(draft),
    ...answerProblems(questions, draft.answers),
    ...placeProblem(meeting),
    ...(offers.some(({ id }) => id === draft.serviceType) ? {} : { serviceType: 'Please choose a service.' }),
    ...(isSeries && series.slots.length < seriesLimits.min ? { series: 'Keep at least two dates.' } : {}),
  };
  const rejected = problemAtField(error, values);

  const send = async (isSure: boolean): Promise<void> => {
    const request = { ...draft, requestId, isSure };
    try {
      const booked = isSeries
        ? await several.mutateAsync({ ...request, slots: series.slots })
        : [await single.mutateAsync(request)];
      const [first] = booked;
      guard.lift();
      onClose();
      if (!first) return;
      const dates =
        booked.length > 1
          ? `${booked.length} dates, the first on ${slotSentence(first, zones)}`
          : slotSentence(first, zones);
      notify({ tone: 'success', message: `${isolated(visitorName(first))} is booked for ${dates}.` });
    } catch (cause) {
      const question = unusualTimesQuestion(cause, zones, 'Book');
      if (question && (await confirm(question))) await send(true);
    }
  };
  return {
    values,
    questions,
    /** The request for the service's place and questions. */
    services: services as QueryLike<unknown>,
    placeOfService: service && meetingOf(service),
    series,
    problems: { ...(hasTried ? problems : {}), ...rejected },
    /** Why the booking failed, if no field is to blame. */
    failure: error instanceof DataError && !rejected ? error.message : undefined,
    isBusy: single.isPending || several.isPending,
    change: (part: Partial<ClientBookingDraft>) => {
      // A reset while the request is pending would enable the button, and the booking could be sent twice.
      if (!single.isPending) single.reset();
      setValues((before) => ({ ...before, ...part }));
    },
    submit: () => {
      setTried(true);
      if (Object.keys(problems).length === 0) void send(false);
    },
  };
}

/** The questions of a service, all optional for the owner. */
const optionalQuestions = (service?: OwnerService): IntakeQuestion[] =>
  (service?.questions ?? []).map((question) => ({ ...question, isRequired: false }));

/** The place that a service's bookings have by default. */
export const meetingOf = ({ meetingKind, meetingPlace }: OwnerService): Meeting => ({
  kind: meetingKind,
  place: meetingPlace,
});

function placeProblem(meeting?: Meeting) {
  const { place } = meeting ? meetingProblems(meeting) : {};
  return place ? { meetingPlace: place } : {};
}

const answerProblems = (questions: readonly IntakeQuestion[], answers: ClientBookingDraft['answers']) =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = answerProblem(question, answers[question.id]);
      return problem ? [[questionField(question.id), answerSentences[problem](question.kind)]] : [];
    }),
  );

export type NewBookingState = ReturnType<typeof useNewBooking>;
