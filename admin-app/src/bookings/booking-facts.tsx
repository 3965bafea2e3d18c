import { isLive, type BookingStatus } from 'domain/booking-status';
import { englishWords } from 'domain/booking-words/english';
import { zoneIdOn } from 'domain/coach-zones';
import { localSlot } from 'domain/slot-format';
import { knownZoneOfBooking } from 'domain/slots';
import { dayShiftWords, visitorsTime } from 'domain/visitors-time';
import { useCalendarDifferences, useNoShows, type OwnerBooking } from 'data-client/owner';
import { Button, Inline, QueryView, Stack, Text } from 'shared-ui';
import { useCoachTime, useCoachZones } from '../dashboard/coach-time';
import { fromList } from '../list/list-address';
import { PersonLink } from '../list/person-link';
import { DeleteRecord, Fact, MailAddress, PhoneNumber, RecordMoments } from '../list/record-facts';
import { Facts, HeadBox, Message } from '../list/record-facts.styles';
import { isChanging, notLoaded, type RowMark } from '../list/row-marks';
import { StatusSelect } from '../list/status-select';
import { BookingMails } from './booking-mails';
import { isUpcoming, lapseNote } from './booking-words';
import { slotDay, slotHours, slotOf } from '../booking-slot/booking-times';
import { IntakeAnswers } from './intake-answers';
import { newBookingPath } from '../list/new-booking-path';
import { OwnerNote } from './owner-note';
import { SeriesNote } from './series-note';
import { offeredStatuses } from '../list/status-badge';
import { DifferenceNote } from '../booking-slot/difference-note';
import { counted } from '../dashboard/counted';
import { PartHeading } from '../dashboard/panel-head';
import { RouterLinkButton } from '../dashboard/router-link-button';

export type BookingFactsProps = {
  booking: OwnerBooking;
  /** Deleted somewhere else: nothing can be done with it. */
  isDeleted: boolean;
  mark?: RowMark<BookingStatus>;
  onMove: (booking: OwnerBooking) => void;
  onRelocate: (booking: OwnerBooking) => void;
  onStatusChange: (booking: OwnerBooking, status: BookingStatus) => void;
  onDelete: (booking: OwnerBooking) => void;
};

/** All data of a booking, with a select for its status. */
export function BookingFacts(props: BookingFactsProps) {
  const { booking, isDeleted, mark, onStatusChange, onDelete } = props;
  const zones = useCoachZones();
  const their = visitorsTime(booking);
  const lapse = lapseNote(booking, useCoachTime());
  return (
    <Stack gap="lg">
      <HeadBox>
        <div>
          <strong>{slotDay(slotOf(booking, zones))}</strong>
          <span>{slotHours(booking, zones)}</span>
          <OwnClock booking={booking} />
        </div>
        {!isDeleted && (
          <StatusSelect
            value={booking.status}
            words={offeredStatuses(booking)}
            mark={mark}
            onChange={(status) => onStatusChange(booking, status)}
          />
        )}
      </HeadBox>
      {!isDeleted && <NextSteps {...props} />}
      {isUpcoming(booking) && <BookingDifference booking={booking} />}
      <Facts>
        <Fact term={englishWords.place}>{englishWords.meetingPlace(booking.meeting)}</Fact>
        <Fact term="Email">
          <MailAddress email={booking.email} />
        </Fact>
        <NoShows booking={booking} />
        <Fact term="Phone">
          <PhoneNumber text={booking.phone} />
        </Fact>
        {their && <Fact term="Their time">{their}</Fact>}
        <Fact term="Company">{booking.company || 'Not given'}</Fact>
      </Facts>
      {lapse && <Text size="sm">{lapse}</Text>}
      {booking.seriesId && <SeriesNote booking={booking} seriesId={booking.seriesId} />}
      <section>
        <PartHeading>Message</PartHeading>
        <Message>{booking.message || 'The client left no message.'}</Message>
      </section>
      <IntakeAnswers booking={booking} />
      {booking.status === 'cancelled' && booking.cancelReason && (
        <section>
          <PartHeading>Reason for the client</PartHeading>
          <Message>{booking.cancelReason}</Message>
        </section>
      )}
      <OwnerNote booking={booking} isDeleted={isDeleted} />
      <BookingMails booking={booking} />
      <RecordMoments {...booking} />
      {!isDeleted && <DeleteRecord one="booking" mark={mark} onDelete={() => onDelete(booking)} />}
    </Stack>
  );
}

function NextSteps({ booking, mark, onMove, onRelocate, onStatusChange }: BookingFactsProps) {
  return (
    <Inline gap="xs">
      {isLive(booking) && (
        <Button size="sm" variant="secondary" disabled={isChanging(mark)} onClick={() => onMove(booking)}>
          Move…
        </Button>
      )}
      {isUpcoming(booking) && (
        <Button size="sm" variant="secondary" disabled={isChanging(mark)} onClick={() => onRelocate(booking)}>
          Change place…
        </Button>
      )}
      {isUpcoming(booking) && booking.status === 'confirmed' && (
        <Button
          size="sm"
          variant="secondary"
          isBusy={isChanging(mark, 'cancelled')}
          disabled={isChanging(mark)}
          onClick={() => onStatusChange(booking, 'cancelled')}
        >
          Cancel…
        </Button>
      )}
      <RouterLinkButton to={newBookingPath({ again: booking.id })} state={fromList} size="sm" variant="secondary">
        Book again
      </RouterLinkButton>
      <PersonLink email={booking.email} />
    </Inline>
  );
}

/** The owner's local time, if it differs from the coach's. */
function OwnClock({ booking }: { booking: OwnerBooking }) {
  const zones = useCoachZones();
  const { date, time } = slotOf(booking, zones);
  const zone = knownZoneOfBooking({ date, time, timezone: zoneIdOn(date, zones), startsAt: booking.startsAt });
  const local = localSlot(date, time, zone);
  if (!local) return null;
  return <span>{`${local.time}${dayShiftWords[local.dayShift]} where you are`}</span>;
}

/** The owner's changes to a booking in her calendar; nothing if it agrees. */
function BookingDifference({ booking }: { booking: OwnerBooking }) {
  const query = useCalendarDifferences();
  return (
    <QueryView query={query} pending={<></>} empty={null} error={notLoaded('The changes in your calendar')}>
      {(all) => {
        const difference = all.find((one) => one.isDifferent && one.booking.id === booking.id);
        return difference && <DifferenceNote difference={difference} />;
      }}
    </QueryView>
  );
}

/** How often the person did not come to an earlier booking; nothing if never. */
function NoShows({ booking }: { booking: OwnerBooking }) {
  const query = useNoShows(booking.id);
  if (query.data === 0 || query.status === 'pending') return null;
  return (
    <Fact term="Reliability">
      <QueryView query={query} error={notLoaded('Earlier no-shows')}>
        {(count) => `${counted(count, 'no-show')} before`}
      </QueryView>
    </Fact>
  );
}
