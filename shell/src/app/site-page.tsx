import type { ReactNode } from 'react';
import type { PublicSiteApp } from 'public-site/contract';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { PagePending } from './pending';

/** A page of `public-site`. */
export function SitePage({ children }: { children: (app: PublicSiteApp) => ReactNode }) {
  return (
    <RemoteComponent
      remote="public-site"
      pending={<PagePending label="Loading the page" />}
      failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
    >
      {children}
    </RemoteComponent>
  );
}
