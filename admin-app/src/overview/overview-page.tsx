import { useOverview, useSessionsAround } from 'data-client/owner';
import { coachDayOf } from 'domain/coach-zones';
import { coachMonthStart } from 'domain/slots';
import { useCoachZones } from '../dashboard/coach-time';
import { OverviewView } from './overview-view';
import { useMinute } from '../dashboard/use-minute';

export function OverviewPage() {
  const now = useMinute();
  const zones = useCoachZones();
  const sessions = useSessionsAround(coachDayOf(now, zones), zones);
  return <OverviewView sources={useOverview(coachMonthStart(now, zones))} sessions={sessions} now={now} />;
}
