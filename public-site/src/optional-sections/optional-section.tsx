import { onDemandPage } from '../on-demand/on-demand-page';
import type { OptionalSectionProps } from './optional-content';

/** A section that appears once it is filled: only then its code is loaded. */
export const OptionalSection = onDemandPage<OptionalSectionProps>(
  () => import('./optional-content').then(({ OptionalContent }) => OptionalContent),
  'The section',
  '16rem',
);
