import { bookingLimits } from 'data-client';
import { ownerNoteMax } from 'data-client/owner';
import type { BookingOffer } from 'domain/services';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  Grid,
  Input,
  Options,
  Select,
  Stack,
  Textarea,
  Inline,
  Text,
  type QueryLike,
} from 'shared-ui';
import { QuestionFields } from 'shared-ui/questions';
import { Form } from '../../form/form';
import { SlotFields } from '../../booking-slot/slot-fields';
import type { FreeTimes } from '../../booking-slot/use-free-times';
import { SeriesFields } from './series-fields';
import type { NewBookingState } from './use-new-booking';
import { englishWords } from 'domain/booking-words/english';
import type { Meeting } from 'domain/meeting-place';
import { styled } from 'styled-components';
import { FormFailure } from '../../form/form-failure';
import { MeetingFields } from '../../form/meeting/meeting-fields';
import { QueryFailure } from '../../list/query-failure';

type NewBookingViewProps = {
  form: NewBookingState;
  services: readonly Pick<BookingOffer, 'id' | 'name' | 'bookingMinutes'>[];
  freeTimes?: QueryLike<FreeTimes>;
  onCloseRequest: () => Promise<boolean>;
  onClose: () => void;
};

const formId = 'new-booking';

/** The form for a booking that the owner makes for a client. */
export function NewBookingView({ form, services, freeTimes, onCloseRequest, onClose }: NewBookingViewProps) {
  const { values, failure, change } = form;
  const problems: Partial<Record<string, string>> = form.problems;
  const isOffered = services.some(({ id }) => id === values.serviceType);
  const bind = (field: 'firstName' | 'lastName' | 'email' | 'phone') => ({
    autoComplete: 'off',
    maxLength: bookingLimits[field],
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  const reason = failure && (
    <FormFailure title="The booking couldn’t be made">{failure} Your entries are still here.</FormFailure>
  );
  return (
    <Dialog
      onClose={onClose}
      onCloseRequest={onCloseRequest}
      title="New booking"
      description="For a client. It’s confirmed right away."
      isFullScreenOnPhone
      footer={
        <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel="Booking...">
          Book
        </Button>
      }
    >
      <Form gap="md" id={formId} onSubmit={form.submit}>
        {!form.series.repetition && reason}
        <Grid min="12rem" gap="md">
          <Field label="First name" isRequired error={problems.firstName}>
            <Input {...bind('firstName')} />
          </Field>
          <Field label="Last name" isRequired error={problems.lastName}>
            <Input {...bind('lastName')} />
          </Field>
          <Field label="Email" isRequired error={problems.email}>
            <Input type="email" {...bind('email')} />
          </Field>
          <Field label="Phone" error={problems.phone}>
            <Input type="tel" {...bind('phone')} />
          </Field>
        </Grid>
        <Field label="Service" isRequired error={problems.serviceType}>
          <Select
            value={isOffered ? values.serviceType : ''}
            onChange={({ target }) => change({ serviceType: target.value })}
          >
            {!isOffered && <option value="">Choose a service</option>}
            <Options
              of={services.map(({ id, name, bookingMinutes }) => ({
                id,
                label: `${name}, ${bookingMinutes} minutes`,
              }))}
            />
          </Select>
        </Field>
        <SlotFields slot={values} problems={problems} freeTimes={freeTimes} onChange={change} />
        <SeriesFields series={form.series} problem={problems.series} reason={reason} />
        <QueryFailure query={form.services} what="The service’s place and questions" />
        <BookingPlace
          meeting={values.meeting}
          ofService={form.placeOfService}
          problem={problems.meetingPlace}
          onChange={(meeting) => change({ meeting })}
        />
        {form.questions.length > 0 && (
          <QuestionFields
            questions={form.questions}
            answers={values.answers}
            chooseLabel="Not answered"
            errorOf={(name) => problems[name]}
            onAnswer={(id, answer) => change({ answers: { ...values.answers, [id]: answer } })}
          />
        )}
        <Field label="Your note" hint="Only you can see it." error={problems.ownerNote}>
          <Textarea
            rows={3}
            maxLength={ownerNoteMax}
            value={values.ownerNote}
            onChange={({ target }) => change({ ownerNote: target.value })}
          />
        </Field>
        <Checkbox
          label="Email the client"
          hint="A confirmation with a calendar invite now, and a reminder the day before."
          checked={values.sendsEmail}
          onChange={({ target }) => change({ sendsEmail: target.checked })}
        />
      </Form>
    </Dialog>
  );
}

type BookingPlaceProps = {
  /** The place chosen for this booking. */
  meeting?: Meeting;
  /** Undefined until it is known. */
  ofService?: Meeting;
  problem?: string;
  onChange: (meeting?: Meeting) => void;
};

/** One line about the service's meeting place, or fields to choose another one for this booking. */
function BookingPlace({ meeting, ofService, problem, onChange }: BookingPlaceProps) {
  const usual = ofService ? englishWords.meetingPlace(ofService) : 'As set for the service';
  return (
    <Stack gap="sm">
      <Inline>
        {!meeting && <UsualPlace>{`Place: ${usual}`}</UsualPlace>}
        <Button
          size="sm"
          variant="secondary"
          onClick={() => onChange(meeting ? undefined : (ofService ?? { kind: 'email', place: '' }))}
        >
          {meeting ? 'Use the service’s place' : 'Change place'}
        </Button>
      </Inline>
      {meeting && (
        <Grid min="12rem" gap="md">
          <MeetingFields
            meeting={meeting}
            problems={{ place: problem }}
            linkHint="Only this client gets it. Leave it empty if you send it later."
            onChange={(change) => onChange({ ...meeting, ...change })}
          />
        </Grid>
      )}
    </Stack>
  );
}

/** Breaks long links. */
const UsualPlace = styled(Text)`
  overflow-wrap: anywhere;
`;
