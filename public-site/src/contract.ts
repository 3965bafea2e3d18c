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
};

export type SiteFooterProps = {
  blogPath: string;
  adminPath: string;
};

/** What the remote `public-site` exposes under `./app`. */
export type PublicSiteApp = {
  SiteHeader: ComponentType<SiteHeaderProps>;
  LandingPage: ComponentType<LandingPageProps>;
  SiteFooter: ComponentType<SiteFooterProps>;
  NotFoundPage: ComponentType;
};
