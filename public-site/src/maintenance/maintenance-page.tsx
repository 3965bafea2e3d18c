import type { MaintenancePageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** Loaded on demand: rarely needed. */
export const MaintenancePage = onDemandPage<MaintenancePageProps>(
  () => import('./maintenance-notice').then(({ MaintenanceNotice }) => MaintenanceNotice),
  'The page',
);
