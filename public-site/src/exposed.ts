import type { PublicSiteApp } from './contract';
import { LandingPage as landingPage } from './landing/landing-page';
import { NotFoundPage as notFoundPage } from './not-found/not-found-page';
import { SiteFooter as siteFooter } from './site-footer/site-footer';
import { SiteHeader as siteHeader } from './site-header/site-header';

export const SiteHeader = siteHeader satisfies PublicSiteApp['SiteHeader'];
export const LandingPage = landingPage satisfies PublicSiteApp['LandingPage'];
export const SiteFooter = siteFooter satisfies PublicSiteApp['SiteFooter'];
export const NotFoundPage = notFoundPage satisfies PublicSiteApp['NotFoundPage'];
