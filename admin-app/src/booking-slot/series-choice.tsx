import type { OwnerBooking, SeriesConflict } from 'data-client/owner';
import { Choice, ChoiceGroup, Muted, QueryView, Stack, Text, type QueryLike } from 'shared-ui';
import { Bullets } from '../dashboard/bullets';
import { useCoachZones } from '../dashboard/coach-time';
import { slotSentence } from './booking-times';
import type { SeriesMove } from './use-booking-move';

export type SeriesChoiceProps = {
  /** The bookings of the series. */
  query: QueryLike<OwnerBooking[]>;
  isWithLater: boolean;
  /** This booking and the later ones that are not canceled, with their new times. */
  moves: readonly SeriesMove[];
  /** False until the owner has chosen another time. */
  hasNewTimes: boolean;
  /** The times that prevented the last attempt. */
  conflicts: readonly SeriesConflict[];
  onChange: (isWithLater: boolean) => void;
};

/** Whether the later bookings of the series move, too, with all new times. Empty for the last booking of a series. */
export function SeriesChoice({ query, isWithLater, moves, hasNewTimes, conflicts, onChange }: SeriesChoiceProps) {
  const zones = useCoachZones();
  return (
    <QueryView query={query} error="The other bookings of this series couldn’t be loaded.">
      {() =>
        moves.length > 1 && (
          <Stack gap="sm">
            <ChoiceGroup
              legend="Bookings to move"
              value={isWithLater ? 'later' : 'this'}
              min="12rem"
              onChange={(value) => onChange(value === 'later')}
            >
              <Choice value="this">Only this booking</Choice>
              <Choice value="later">{`This and all following (${moves.length})`}</Choice>
            </ChoiceGroup>
            {isWithLater && !hasNewTimes && <Muted>Choose a new date or time to see all new times.</Muted>}
            {isWithLater && hasNewTimes && (
              <Bullets aria-label="New times">
                {moves.map(({ booking, slot }) => {
                  const conflict = conflicts.find(({ date, time }) => date === slot.date && time === slot.time);
                  return (
                    <li key={booking.id}>
                      {slotSentence(slot, zones)}
                      {conflict && (
                        <Text size="sm" tone="danger">
                          {conflict.message}
                        </Text>
                      )}
                    </li>
                  );
                })}
              </Bullets>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}
