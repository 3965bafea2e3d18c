import type { ServicePageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** A service at its own address. Loaded on demand: the landing page shows the same texts. */
export const ServicePage = onDemandPage<ServicePageProps>(
  () => import('./service-section').then(({ ServiceSection }) => ServiceSection),
  'The service',
);
