import type { ComponentType, ReactNode } from 'react';

/** Increment with every change that breaks hosts built against the previous shape. */
export type ContractVersion = 1;

/** Opens the booking dialog, with the service of this id preselected. */
export type OnBook = (service?: string) => void;

export type SiteHeaderProps = {
  onBook: OnBook;
  /** Called when booking is likely: a booking button is hovered or focused. */
  onBookIntent?: () => void;
  /** Path of the blog page, for the router. */
  blogPath: string;
};

/** Renders the details of a service, which are Markdown. Without it they are shown as typed. */
export type DetailsText = ComponentType<{
  content: string;
  /** The highest heading level in the text; 3 by default. */
  firstLevel?: number;
}>;

export type LandingSection =
  | 'logos'
  | 'about'
  | 'qualifications'
  | 'video'
  | 'services'
  | 'testimonials'
  | 'blog'
  | 'faq'
  | 'contact';

export type LandingPageProps = {
  onBook: OnBook;
  onBookIntent?: () => void;
  /** The blog section, rendered by the host from another remote, under the anchor `blog`. */
  blogSection: ReactNode;
  DetailsText?: DetailsText;
  /** `first-view` is what is visible without scrolling, `rest` everything else; or one section of the rest. */
  shows?: 'everything' | 'first-view' | 'rest' | LandingSection;
};

export type ServicePageProps = {
  /** Id of the service. */
  id: string;
  onBook: OnBook;
  onBookIntent?: () => void;
  /** Path of the booking dialog. */
  bookPath: string;
  DetailsText?: DetailsText;
  /** Writes title and metadata of the page. */
  Head: ComponentType<{ title: string; description: string; path: string; image?: string }>;
  /** Shown for a service that does not exist, is hidden or is archived. */
  missing: ReactNode;
};

export type NotFoundPageProps = {
  /** Paths of the blog and of the booking dialog. */
  blogPath?: string;
  bookPath?: string;
};

/** `notice` is the legal notice (Impressum), which is optional. */
export type LegalDocument = 'privacy' | 'terms' | 'cookies' | 'notice';

/** URL of each legal document: a path of this site or an external URL. Documents without one are not shown. */
export type LegalAddresses = Record<Exclude<LegalDocument, 'notice'>, string> & { notice?: string };

export type ConsentCategory = 'analytics' | 'marketing';

/** The visitor's consent. Necessary storage requires none. */
export type Consent = Record<ConsentCategory, boolean>;

/** A third-party service that requires consent, named after the setting that holds its id. */
export type TrackingService =
  | 'google_analytics_id'
  | 'google_tag_manager_id'
  | 'hotjar_id'
  | 'microsoft_clarity_id'
  | 'facebook_pixel_id'
  | 'linkedin_insight_tag';

/** The configured services, listed under every category they need. */
export type ServicesInUse = Record<ConsentCategory, readonly TrackingService[]>;

export type SiteFooterProps = {
  blogPath: string;
  adminPath: string;
  /** Path of the partners page. Without it the footer has no link to it. */
  partnersPath?: string;
  /** Path of the service pages. Without it services link to their section. */
  servicesPath?: string;
  legalAddresses: LegalAddresses;
  /** Reopens the cookie banner. Undefined while there is nothing to consent to. */
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

/** The partner's choices that affect the preview. */
export type EmbedPreview = { service?: string; locale: string; scheme: 'light' | 'dark' | 'auto' };

export type PartnersPageProps = {
  /** Origin of the embed script, and URL of the backend that the visitor's browser calls. */
  embedUrl: string;
  backendUrl: string;
  /** Renders the booking form, which the host loads from another remote. */
  preview: (choices: EmbedPreview) => ReactNode;
};

export type CookieBannerProps = {
  services: ServicesInUse;
  /** The current decision, if any. */
  consent?: Consent;
  cookiePolicyAddress: string;
  /** The visitor reopened the banner: it shows the categories and takes the focus. */
  isRequested: boolean;
  onDecide: (consent: Consent) => void;
  /** Closes a reopened banner without a decision. */
  onDismiss: () => void;
};

export type MaintenancePageProps = { adminPath: string; legalAddresses?: LegalAddresses };

export type ConfirmSubscriptionPageProps = {
  /** The token of the link in the welcome email. */
  link: string;
};

/** The module that `public-site` exposes as `./app`. */
export type PublicSiteApp = {
  SiteHeader: ComponentType<SiteHeaderProps>;
  LandingPage: ComponentType<LandingPageProps>;
  SiteFooter: ComponentType<SiteFooterProps>;
  /** A service at its own address. */
  ServicePage: ComponentType<ServicePageProps> & { load?: () => Promise<unknown> };
  NotFoundPage: ComponentType<NotFoundPageProps>;
  LegalPage: ComponentType<LegalPageProps> & { load?: () => Promise<unknown> };
  /** Instructions for embedding the booking form. */
  PartnersPage: ComponentType<PartnersPageProps>;
  /** Replaces every public page in maintenance mode. */
  MaintenancePage: ComponentType<MaintenancePageProps>;
  CookieBanner: ComponentType<CookieBannerProps>;
  /** The newsletter sign-up for the blog pages. */
  NewsletterBox: ComponentType;
  /** Confirms the address of a new newsletter subscriber. */
  ConfirmSubscriptionPage: ComponentType<ConfirmSubscriptionPageProps>;
  /** The coach's story, which the landing page shows in a dialog. */
  StoryPage: ComponentType;
};

/** Options of `mount`: the Supabase address without a trailing slash, and the publishable key. */
export type MountOptions = { backend: { url: string; key: string; hasRealtime?: boolean } };

/** The module `./mount` of the remote `public-site`: the remote as its own page. */
export type PublicSiteMount = {
  /** Renders the remote with all its providers; resolves with a function that removes it. */
  mount: (element: HTMLElement, options: MountOptions) => Promise<() => void>;
};
