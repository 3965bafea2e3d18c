import { useSettings } from 'data-client';
import { toCoach } from '../coach/coach';
import type { MaintenancePageProps } from '../contract';
import { MaintenanceView } from './maintenance-view';

export function MaintenanceNotice(props: MaintenancePageProps) {
  const { settings } = useSettings();
  return <MaintenanceView coach={toCoach(settings)} {...props} />;
}
