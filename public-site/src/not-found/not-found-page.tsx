import { onDemandPage } from '../on-demand/on-demand-page';

export const NotFoundPage = onDemandPage(
  () => import('./not-found-section').then(({ NotFoundSection }) => NotFoundSection),
  'The page',
);
