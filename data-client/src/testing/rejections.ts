import { DataError } from 'data-client';

/** The database's answers to a time that cannot be booked or a booking that has changed, for `fake.fail`. */
export const rejections = {
  /** The answer to a visitor who lost a race for a time. */
  lost: new DataError('taken', { hint: 'slot-taken' }),
  /** The answer to the owner. */
  taken: new DataError('taken', { message: 'Another booking already has this time.', hint: 'slot-taken' }),
  unusualTime: new DataError('conflict', { message: 'This time is outside your weekly hours.', hint: 'unusual-time' }),
  changed: new DataError('conflict', {
    message: 'This booking was changed in the meantime. Please look at its new details first.',
    hint: 'booking-changed',
  }),
};

type Conflict = { date: string; time: string; message: string; hint?: string; free: { date: string; time: string }[] };

/** The database's answer to a series with dates that cannot be booked. */
export const seriesRejection = (
  conflicts: readonly Conflict[],
  message = 'Nothing was booked: some of the dates need another time.',
) => new DataError('conflict', { message, hint: 'series-conflicts', cause: { details: JSON.stringify(conflicts) } });
