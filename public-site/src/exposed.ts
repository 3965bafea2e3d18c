import type { PublicSiteApp } from './contract';
import { StoryPage as storyPage } from './about/story-page';
import { ContactForm } from './contact/contact-form';
import { CookieBanner as cookieBanner } from './cookie-banner/cookie-banner';
import { LandingPage as landingPage } from './landing/landing-page';
import { LegalPage as legalPage } from './legal/legal-page';
import { OptionalSection } from './optional-sections/optional-section';
import { MaintenancePage as maintenancePage } from './maintenance/maintenance-page';
import { ConfirmSubscriptionPage as confirmSubscriptionPage } from './newsletter/confirmation/confirmation-page';
import { NewsletterBox as newsletterBox } from './newsletter/newsletter-box';
import { NotFoundPage as notFoundPage } from './not-found/not-found-page';
import { PartnersPage as partnersPage } from './partners/partners-page';
import { ServicePage as servicePage } from './services/service-page';
import { SiteFooter as siteFooter } from './site-footer/site-footer';
import { SiteHeader as siteHeader } from './site-header/site-header';

export const SiteHeader = siteHeader satisfies PublicSiteApp['SiteHeader'];
export const LandingPage = Object.assign(landingPage, {
  load: () => Promise.all([ContactForm.load(), OptionalSection.load()]),
}) satisfies PublicSiteApp['LandingPage'];
export const SiteFooter = siteFooter satisfies PublicSiteApp['SiteFooter'];
export const ServicePage = servicePage satisfies PublicSiteApp['ServicePage'];
export const NotFoundPage = notFoundPage satisfies PublicSiteApp['NotFoundPage'];
export const LegalPage = legalPage satisfies PublicSiteApp['LegalPage'];
export const PartnersPage = partnersPage satisfies PublicSiteApp['PartnersPage'];
export const MaintenancePage = maintenancePage satisfies PublicSiteApp['MaintenancePage'];
export const CookieBanner = cookieBanner satisfies PublicSiteApp['CookieBanner'];
export const NewsletterBox = newsletterBox satisfies PublicSiteApp['NewsletterBox'];
export const StoryPage = storyPage satisfies PublicSiteApp['StoryPage'];
export const ConfirmSubscriptionPage = confirmSubscriptionPage satisfies PublicSiteApp['ConfirmSubscriptionPage'];
