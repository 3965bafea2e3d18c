import {
  publicDefaults,
  type DetailedService,
  type OwnersSettings,
  type Post,
  type RenderedService,
  type Settings,
} from 'data-client';
import type { Service } from 'domain/services';
import type { BlogPages } from 'blog-app/contract';
import type { BookingWidgetApp } from 'booking-widget/contract';
import type { PublicSiteApp } from 'public-site/contract';
import { inside, siteOf } from '../head/web-address';

/** The input of prerendering. */
export type Source = {
  publicSite: PublicSiteApp;
  /** Missing if the blog's remote cannot render pages. */
  blogPages?: BlogPages;
  /** Missing if the booking form cannot be rendered. */
  bookingWidget?: BookingWidgetApp;
  /** Only values that differ from the built-in defaults. */
  settings: OwnersSettings;
  /** The services that are not archived, in the owner's order; the built-in ones if they were not read. */
  services: readonly Service[];
  /** The same services with their details; undefined if they were not read. */
  detailedServices?: readonly DetailedService[];
  /** Published posts, newest first; undefined if they were not read. */
  posts?: readonly Post[];
  /** Ends with a slash. */
  siteAddress: string;
};

/** All settings of the site. */
export const settingsOf = ({ settings }: Source): Settings => ({ ...publicDefaults, ...settings });

/** The public address of the site, with a slash at its end. */
export const siteRoot = (source: Source) => inside(siteOf(settingsOf(source), source.siteAddress), '');

/** A prerendered page; `publishing/page.ts` creates the document around it. */
export type RenderedPage = {
  /** The application's path of the page; empty if the application has to render it from scratch. */
  path: string;
  /** Title and metadata. */
  head: string;
  html: string;
  /** The dialog for a click before the application is ready. */
  dialog?: string;
  css: string;
  /** Content for visitors without scripts, below the page. */
  plain: string;
  settings: OwnersSettings;
  /** For the page's hydration. */
  services?: readonly RenderedService[];
};
