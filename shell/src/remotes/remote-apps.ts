import type { AdminApp } from 'admin-app/contract';
import type { BlogApp } from 'blog-app/contract';
import type { BookingWidgetApp } from 'booking-widget/contract';
import type { PageProps } from 'domain/page-contract';
import type { PublicSiteApp } from 'public-site/contract';
import type { ComponentType } from 'react';

/** The contracts of the remotes that the shell composes itself, by the remote's name. */
export type RemoteApps = {
  'public-site': PublicSiteApp;
  'booking-widget': BookingWidgetApp;
  'blog-app': BlogApp;
  'admin-app': AdminApp;
};

/** The contract of every other remote: a page at the route in its registry entry. */
export type PageApp = { Page: ComponentType<PageProps> };

export type RemoteApp<Name extends string> = Name extends keyof RemoteApps ? RemoteApps[Name] : PageApp;
