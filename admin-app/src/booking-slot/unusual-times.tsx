import { isUnusualTime, seriesConflicts, type SeriesConflict } from 'data-client/owner';
import type { CoachZones } from 'domain/coach-zones';
import { Fragment } from 'react';
import { Bullets } from '../dashboard/bullets';
import { shortZone } from '../dashboard/coach-time';
import { slotDay } from './booking-times';

/** The question before unusual times are used; undefined if these times cannot be used at all. */
export function unusualTimesQuestion(error: unknown, zones: CoachZones, verb: 'Book' | 'Move') {
  const use = verb === 'Move' ? 'Move to' : verb;
  const confirmLabel = `${verb} anyway`;
  if (isUnusualTime(error))
    return {
      title: `${use} this time anyway?`,
      message: error.message,
      confirmLabel,
      cancelLabel: 'Choose another time',
    };
  const conflicts = seriesConflicts(error);
  if (!conflicts?.every(({ isUnusual }) => isUnusual)) return undefined;
  return {
    title: `${use} these times anyway?`,
    message: <TimesByReason conflicts={conflicts} zones={zones} />,
    confirmLabel,
    cancelLabel: 'Choose other times',
  };
}

/** Says each reason once, however many dates a series has. */
function TimesByReason({ conflicts, zones }: { conflicts: readonly SeriesConflict[]; zones: CoachZones }) {
  const reasons = [...new Set(conflicts.map(({ message }) => message))];
  return reasons.map((reason) => (
    <Fragment key={reason}>
      {reason}
      <Bullets>
        {conflicts
          .filter(({ message }) => message === reason)
          .map(({ date, time }) => (
            <li key={`${date} ${time}`}>{`${slotDay({ date })} at ${time} ${shortZone(date, zones)}`}</li>
          ))}
      </Bullets>
    </Fragment>
  ));
}
