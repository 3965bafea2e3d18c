import { useNoShows, type OwnerBooking } from 'data-client/owner';
import { Fact } from '../list/record-facts';
import { counted } from '../dashboard/counted';

/** How often the person did not come to an earlier booking; nothing if never. */
export function NoShows({ booking }: { booking: OwnerBooking }) {
  const { data: count = 0 } = useNoShows(booking);
  return count > 0 && <Fact term="Reliability">{`${counted(count, 'no-show')} before`}</Fact>;
}
