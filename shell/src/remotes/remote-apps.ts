import type { AdminApp } from 'admin-app/contract';
import type { BlogApp } from 'blog-app/contract';
import type { BookingWidgetApp } from 'booking-widget/contract';
import type { PublicSiteApp } from 'public-site/contract';
import versions from './contract-versions.json';

/** The contract of each remote, by the remote's name. */
export type RemoteApps = {
  'public-site': PublicSiteApp;
  'booking-widget': BookingWidgetApp;
  'blog-app': BlogApp;
  'admin-app': AdminApp;
};

export type RemoteName = keyof RemoteApps;

/** The contract versions that this shell understands. A JSON file, because deployment compares them, too. */
export const contractVersions: Record<RemoteName, number | number[]> = versions;
