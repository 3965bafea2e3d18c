import type { OwnersSettings, Post } from 'data-client';
import type { BlogPages } from 'blog-app/contract';
import type { PublicSiteApp } from 'public-site/contract';

/** What pages are rendered from. */
export type Source = {
  publicSite: PublicSiteApp;
  /** Missing when the blog's remote cannot render pages. */
  blogPages?: BlogPages;
  /** As far as they differ from the built-in defaults. */
  settings: OwnersSettings;
  /** Published posts, newest first; undefined until they were read. */
  posts?: readonly Post[];
  /** With a slash at its end. */
  siteAddress: string;
};

/** A page that was rendered ahead of time; `config/federation/page.mjs` makes the document around it. */
export type RenderedPage = {
  /** Of the application: what it shows; empty when that is left to its code. */
  path: string;
  /** Title and what machines read. */
  head: string;
  html: string;
  css: string;
  /** What only those see who run no scripts, below the page. */
  plain: string;
  settings: OwnersSettings;
};
