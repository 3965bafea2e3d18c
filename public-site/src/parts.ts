import type { PublicSiteApp } from './contract';
import { CookieBanner as cookieBanner } from './cookie-banner/cookie-banner';
import { NewsletterBox as newsletterBox } from './newsletter/newsletter-box';
import { onDemandPage } from './on-demand/on-demand-page';
import { SiteFooter as siteFooter } from './site-footer/site-footer';
import { SiteHeader as siteHeader } from './site-header/site-header';

export const SiteHeader = siteHeader satisfies PublicSiteApp['SiteHeader'];
export const SiteFooter = siteFooter satisfies PublicSiteApp['SiteFooter'];
export const CookieBanner = cookieBanner satisfies PublicSiteApp['CookieBanner'];
export const NewsletterBox = newsletterBox satisfies PublicSiteApp['NewsletterBox'];

// Most visits need none of these pages.
export const ServicePage = onDemandPage(
  () => import('./services/service-section').then(({ ServiceSection }) => ServiceSection),
  'The service',
) satisfies PublicSiteApp['ServicePage'];
export const NotFoundPage = onDemandPage(
  () => import('./not-found/not-found-section').then(({ NotFoundSection }) => NotFoundSection),
  'The page',
) satisfies PublicSiteApp['NotFoundPage'];
export const LegalPage = onDemandPage(
  () => import('./legal/legal-document').then(({ LegalDocument }) => LegalDocument),
  'The page',
) satisfies PublicSiteApp['LegalPage'];
export const PartnersPage = onDemandPage(
  () => import('./partners/partners-guide').then(({ PartnersGuide }) => PartnersGuide),
  'The page',
) satisfies PublicSiteApp['PartnersPage'];
export const MaintenancePage = onDemandPage(
  () => import('./maintenance/maintenance-notice').then(({ MaintenanceNotice }) => MaintenanceNotice),
  'The page',
) satisfies PublicSiteApp['MaintenancePage'];
export const StoryPage = onDemandPage(
  () => import('./about/story-section').then(({ StorySection }) => StorySection),
  'The story',
) satisfies PublicSiteApp['StoryPage'];
export const ConfirmSubscriptionPage = onDemandPage(
  () => import('./newsletter/confirmation/linked-confirmation').then(({ LinkedConfirmation }) => LinkedConfirmation),
  'Your confirmation',
) satisfies PublicSiteApp['ConfirmSubscriptionPage'];
