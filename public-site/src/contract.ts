import type { ComponentType, ReactNode } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

/** Opens the booking dialog. `service` is a service id; without it the visitor starts by choosing one. */
export type OnBook = (service?: string) => void;

export type SiteHeaderProps = {
  onBook: OnBook;
  /** Called when the visitor is likely to book soon (pointer over or focus on a booking button). */
  onBookIntent?: () => void;
  /** Path of the blog page, for the router. */
  blogPath: string;
};

export type LandingPageProps = {
  onBook: OnBook;
  onBookIntent?: () => void;
  /** The blog section, composed by the host from another remote; it stands under the anchor `blog`. */
  blogSection: ReactNode;
  /** `first-view`: what a visitor sees before scrolling. `rest`: all but that. */
  shows?: 'everything' | 'first-view' | 'rest';
};

export type LegalDocument = 'privacy' | 'terms' | 'cookies';

/** Where each legal document stands: a path of this site, or a web address elsewhere. */
export type LegalAddresses = Record<LegalDocument, string>;

export type ConsentCategory = 'analytics' | 'marketing';

/** What a visitor agreed to. What the site needs to work takes no consent. */
export type Consent = Record<ConsentCategory, boolean>;

/** A service that may watch visits once a visitor agrees, by the setting that holds its id. */
export type MeasuringService =
  | 'google_analytics_id'
  | 'google_tag_manager_id'
  | 'hotjar_id'
  | 'microsoft_clarity_id'
  | 'facebook_pixel_id'
  | 'linkedin_insight_tag';

/** The services the owner has switched on, under every category they need. */
export type ServicesInUse = Record<ConsentCategory, readonly MeasuringService[]>;

export type SiteFooterProps = {
  blogPath: string;
  adminPath: string;
  /** Of the page for partners; not offered without it. */
  partnersPath?: string;
  legalAddresses: LegalAddresses;
  /** Lets visitors change their mind. Without it nothing is asked for, so nothing is offered. */
  onCookieSettings?: () => void;
};

export type LegalPageProps = {
  shows: LegalDocument;
  legalAddresses: LegalAddresses;
  services: ServicesInUse;
  /** Undefined until the visitor has decided. */
  consent?: Consent;
  onCookieSettings?: () => void;
};

/** What a partner chose to see. */
export type EmbedPreview = { service?: string; locale: string; scheme: 'light' | 'dark' | 'auto' };

export type PartnersPageProps = {
  /** The origin partners get the script from, and the backend their visitors' browsers talk to. */
  embedUrl: string;
  backendUrl: string;
  /** The form itself, composed by the host from another remote. */
  preview: (chosen: EmbedPreview) => ReactNode;
};

export type CookieBannerProps = {
  services: ServicesInUse;
  /** The decision so far. */
  consent?: Consent;
  cookiePolicyAddress: string;
  /** The visitor asked for it: it opens with its categories and takes the focus. */
  isRequested: boolean;
  onDecide: (consent: Consent) => void;
  /** Put away without a decision; only offered when the visitor asked for it. */
  onDismiss: () => void;
};

export type MaintenancePageProps = { adminPath: string };

/** What the remote `public-site` exposes under `./app`. */
export type PublicSiteApp = {
  SiteHeader: ComponentType<SiteHeaderProps>;
  LandingPage: ComponentType<LandingPageProps>;
  SiteFooter: ComponentType<SiteFooterProps>;
  NotFoundPage: ComponentType;
  LegalPage: ComponentType<LegalPageProps>;
  /** How to put the booking form on one's own page. */
  PartnersPage: ComponentType<PartnersPageProps>;
  /** What visitors see instead of every public page while the site is being worked on. */
  MaintenancePage: ComponentType<MaintenancePageProps>;
  CookieBanner: ComponentType<CookieBannerProps>;
  /** The invitation to the newsletter, for the blog's pages. */
  NewsletterBox: ComponentType;
};
