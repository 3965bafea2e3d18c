import { bookingStatuses, localSlot, type Booking, type BookingStatus } from 'data-client';
import { useRef, type ReactNode } from 'react';
import { Button, Field, Heading, Select } from 'shared-ui';
import { isChanging, type RowMark } from '../desk-list/row-marks';
import { useKeptFocus } from '../desk-list/use-kept-focus';
import { DeletePlace, Facts, Message, Moments, Sections, Slot } from './booking-facts.styles';
import { deleteIcon } from './booking-row-actions';
import { coachDay, coachHour, slotDay, slotHours } from './booking-times';
import { mailLink, phoneLink } from './contact-links';
import { statusWords } from './status-badge';

const momentOf = (instant: Date) => `${coachDay(instant)}, ${coachHour(instant)}`;

export type BookingFactsProps = {
  booking: Booking;
  mark?: RowMark<BookingStatus>;
  onStatusChange: (booking: Booking, status: BookingStatus) => void;
  onDelete: (booking: Booking) => void;
};

/** Everything known about a booking, and its status to set. */
export function BookingFacts({ booking, mark, onStatusChange, onDelete }: BookingFactsProps) {
  const sections = useRef<HTMLDivElement>(null);
  useKeptFocus(sections);
  return (
    <Sections ref={sections} tabIndex={-1}>
      <Slot>
        <div>
          <strong>{slotDay(booking)}</strong>
          <span>{slotHours(booking)}</span>
          <OwnClock booking={booking} />
        </div>
        <StatusSelect booking={booking} mark={mark} onStatusChange={onStatusChange} />
      </Slot>
      <Facts>
        <Fact term="Email">
          <a href={mailLink(booking.email)}>{booking.email}</a>
        </Fact>
        <Fact term="Phone">
          <Phone text={booking.phone} />
        </Fact>
        <Fact term="Company">{booking.company || 'Not given'}</Fact>
      </Facts>
      <section>
        <Heading level={3} size="sm">
          Message
        </Heading>
        <Message>{booking.message || 'The visitor left no message.'}</Message>
      </section>
      <Moments>
        <Fact term="Received">{momentOf(booking.createdAt)}</Fact>
        <Fact term="Last changed">{momentOf(booking.updatedAt)}</Fact>
      </Moments>
      <DeletePlace>
        <Button
          variant="ghost"
          size="sm"
          icon={deleteIcon}
          disabled={isChanging(mark)}
          onClick={() => onDelete(booking)}
        >
          Delete booking
        </Button>
      </DeletePlace>
    </Sections>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Phone({ text }: { text: string }) {
  const link = phoneLink(text);
  return link ? <a href={link}>{text}</a> : text || 'Not given';
}

/** The same moment where the owner is, when that is not New York. */
function OwnClock({ booking: { date, time } }: { booking: Booking }) {
  const local = localSlot(date, time);
  if (!local) return null;
  const day = { [-1]: ' the day before', 1: ' the day after' }[local.dayShift] ?? '';
  return <span>{`${local.time}${day} where you are`}</span>;
}

function StatusSelect({ booking, mark, onStatusChange }: Omit<BookingFactsProps, 'onDelete'>) {
  const isSaving = mark?.state === 'changing';
  return (
    <Field
      label="Status"
      hint={isSaving ? 'Saving...' : undefined}
      error={mark?.state === 'refused' ? mark.reason : undefined}
    >
      <Select
        value={isSaving ? mark.to : booking.status}
        disabled={isChanging(mark)}
        onChange={(event) => onStatusChange(booking, event.target.value as BookingStatus)}
      >
        {bookingStatuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
