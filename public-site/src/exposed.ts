import { ContactForm } from './contact/contact-form';
import type { PublicSiteApp } from './contract';
import { LandingPage as landingPage } from './landing/landing-page';
import { OptionalSection } from './optional-sections/optional-section';

export * from './parts';

export const LandingPage = Object.assign(landingPage, {
  load: () => Promise.all([ContactForm.load(), OptionalSection.load()]),
}) satisfies PublicSiteApp['LandingPage'];
