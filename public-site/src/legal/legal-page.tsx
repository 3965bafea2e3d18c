import type { LegalPageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** The legal texts are long and seldom read, so they come when somebody opens one. */
export const LegalPage = onDemandPage<LegalPageProps>(
  () => import('./legal-document').then(({ LegalDocument }) => LegalDocument),
  'The page',
);
