import type { LegalPageProps } from '../contract';
import { onDemandPage } from '../on-demand/on-demand-page';

/** Loaded on demand: the documents are long and rarely read. */
export const LegalPage = onDemandPage<LegalPageProps>(
  () => import('./legal-document').then(({ LegalDocument }) => LegalDocument),
  'The page',
);
