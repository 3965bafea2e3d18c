import type { MaintenancePageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** Rarely needed, so it costs nothing until it is. */
export const MaintenancePage = onDemandPage<MaintenancePageProps>(
  () => import('./maintenance-notice').then(({ MaintenanceNotice }) => MaintenanceNotice),
  'The page',
);
