import type { ConnectedCalendar } from 'data-client/owner';
import { Alert, Badge, Button, Inline, Stack, Muted, VisuallyHidden } from 'shared-ui';
import { useCoachTime } from '../dashboard/coach-time';
import { counted } from '../dashboard/counted';
import { scheduleStopped } from '../dashboard/schedule-stopped';
import { RowAnswer } from '../list/row-actions';

type Action = (calendar: ConnectedCalendar) => void;

/** The owner's actions on a connected calendar. */
export type CalendarActions = Record<'onRead' | 'onWrite' | 'onStopWriting' | 'onRename' | 'onRemove', Action>;

type CalendarItemProps = CalendarActions & {
  calendar: ConnectedCalendar;
  isReading: boolean;
  /** Whether another calendar already gets the bookings. */
  isOtherWritten: boolean;
  isChangingWriting: boolean;
  /** Why bookings could not be written to it. */
  writingProblems: readonly string[];
};

/** A connected calendar: when it was read, its content and its errors. */
export function CalendarItem(props: CalendarItemProps) {
  const { calendar, isReading, isOtherWritten, isChangingWriting, writingProblems, ...on } = props;
  const { moment, hour } = useCoachTime();
  const { name, kind, host, readAt, nextTryAt, isForgotten, lastError, eventCount, withdrawnAt, writesBookings } =
    calendar;
  const consequence = withdrawnAt
    ? `No times have been offered since ${moment(withdrawnAt)}, because the site can’t tell when you’re busy.`
    : isForgotten
      ? 'Visitors are offered no times once the last reading is too old.'
      : 'Until then, the last known busy times stay taken.';
  const problem = isForgotten ? scheduleStopped : lastError && `${lastError} Next try: ${hour(nextTryAt)}.`;
  return (
    <li>
      <Stack gap="2xs">
        <Inline gap="xs">
          <strong>{name}</strong>
          {problem ? <Badge tone="danger">Can’t be read</Badge> : <Badge tone="success">Up to date</Badge>}
          {writesBookings && <Badge tone="info">Gets your bookings</Badge>}
        </Inline>
        <Muted>
          {`${host}, ${counted(eventCount, 'busy time')} in the next three months. Last read ${moment(readAt)}.`}
        </Muted>
        {problem && (
          <Alert tone={withdrawnAt || isForgotten ? 'danger' : 'warning'} role="note">
            {`${problem} ${consequence}`}
          </Alert>
        )}
        {writingProblems.length > 0 && (
          <Alert tone="warning" role="note">
            {`${writingProblems.length === 1 ? 'A booking' : `${writingProblems.length} bookings`} couldn’t be written. ${writingProblems[0]} The site will try again within the hour.`}
          </Alert>
        )}
      </Stack>
      <Inline gap="xs">
        <Button size="sm" variant="secondary" isBusy={isReading} onClick={() => on.onRead(calendar)}>
          <span>
            Read<VisuallyHidden> {name}</VisuallyHidden> now
          </span>
        </Button>
        {kind === 'caldav' && (writesBookings || !isOtherWritten) && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={isChangingWriting}
            onClick={() => (writesBookings ? on.onStopWriting : on.onWrite)(calendar)}
          >
            <span>
              {writesBookings ? 'Stop writing bookings' : 'Write bookings to this calendar'}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </span>
          </Button>
        )}
        <RowAnswer verb="Rename" whose={name} variant="ghost" onClick={() => on.onRename(calendar)} />
        <RowAnswer verb="Remove" whose={name} variant="ghost" onClick={() => on.onRemove(calendar)} />
      </Inline>
    </li>
  );
}
