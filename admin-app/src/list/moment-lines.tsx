import { useCoachTime } from '../dashboard/coach-time';
import { DetailLine, Line } from './table-cells';

/** An instant in a table cell: the coach's date, and her time below it. */
export function MomentLines({ at }: { at: Date }) {
  const { day, hour } = useCoachTime();
  return (
    <time dateTime={at.toISOString()}>
      <Line>{day(at)}</Line>
      <DetailLine>{hour(at)}</DetailLine>
    </time>
  );
}
