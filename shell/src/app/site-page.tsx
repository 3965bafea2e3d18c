import type { ReactNode } from 'react';
import type { PublicSiteApp } from 'public-site/contract';
import { RemotePart } from './remote-part';

/** A page of `public-site`. */
export function SitePage({ children }: { children: (app: PublicSiteApp) => ReactNode }) {
  return (
    <RemotePart remote="public-site" size="page" loading="Loading the page" what="This page">
      {children}
    </RemotePart>
  );
}
