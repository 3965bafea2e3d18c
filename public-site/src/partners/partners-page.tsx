import type { PartnersPageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** For the few who want the form on their own page, so it comes when one of them opens it. */
export const PartnersPage = onDemandPage<PartnersPageProps>(
  () => import('./partners-guide').then(({ PartnersGuide }) => PartnersGuide),
  'The page',
);
