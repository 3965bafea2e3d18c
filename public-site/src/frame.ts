import type { PublicSiteApp } from './contract';
import { onDemandPage } from './on-demand/on-demand-page';

export * from './parts';

/** The same as `exposed.ts`, for visits that begin on another page. */
export const LandingPage = onDemandPage(
  () => import('./landing/landing-page').then((landing) => landing.LandingPage),
  'The page',
) satisfies PublicSiteApp['LandingPage'];
