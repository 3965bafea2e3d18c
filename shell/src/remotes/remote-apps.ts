import type * as AdminApp from 'admin-app/contract';
import type * as BlogApp from 'blog-app/contract';
import type * as BookingWidget from 'booking-widget/contract';
import type * as PublicSite from 'public-site/contract';

/** What each remote exposes, by the remote's name. */
export type RemoteApps = {
  'public-site': PublicSite.PublicSiteApp;
  'booking-widget': BookingWidget.BookingWidgetApp;
  'blog-app': BlogApp.BlogApp;
  'admin-app': AdminApp.AdminApp;
};

export type RemoteName = keyof RemoteApps;

/** The contract this shell was built against; the types hold it to the remotes' own. */
export const contractVersions: {
  'public-site': PublicSite.ContractVersion;
  'booking-widget': BookingWidget.ContractVersion;
  'blog-app': BlogApp.ContractVersion;
  'admin-app': AdminApp.ContractVersion;
} = {
  'public-site': 1,
  'booking-widget': 1,
  'blog-app': 1,
  'admin-app': 1,
};
