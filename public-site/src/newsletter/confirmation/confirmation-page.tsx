import type { ConfirmSubscriptionPageProps } from '../../contract';
import { onDemandPage } from '../../on-demand/on-demand-page';

/** Loaded on demand: rarely needed. */
export const ConfirmSubscriptionPage = onDemandPage<ConfirmSubscriptionPageProps>(
  () => import('./linked-confirmation').then(({ LinkedConfirmation }) => LinkedConfirmation),
  'Your confirmation',
);
