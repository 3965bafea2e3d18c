import type { PartnersPageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** Loaded on demand: few visitors are partners. */
export const PartnersPage = onDemandPage<PartnersPageProps>(
  () => import('./partners-guide').then(({ PartnersGuide }) => PartnersGuide),
  'The page',
);
