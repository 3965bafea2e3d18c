import type { ReactNode } from 'react';
import { SkipLink } from 'shared-ui';
import { AppProviders } from '../app/app';
import { legalAddresses } from '../app/legal-addresses';
import { paths } from '../app/paths';
import { readableLinks } from './plain';
import { providersFor } from './providers-for';
import { render } from './rendered';
import { servicesWithPages } from './service-address';
import { settingsOf, type RenderedPage, type Source } from './source';

/** The footer. Before the first publication, services have no pages. */
export function PlainFooter({ source }: { source: Source }) {
  const { SiteFooter } = source.publicSite;
  return (
    <SiteFooter
      blogPath={paths.blog}
      adminPath={paths.admin}
      servicesPath={servicesWithPages(source).length > 0 ? paths.services : undefined}
      legalAddresses={legalAddresses(settingsOf(source))}
    />
  );
}

/** Renders a page of the site as visitors without scripts see it. */
function PlainSite({ source, path, children }: { source: Source; path: string; children: ReactNode }) {
  const { SiteHeader } = source.publicSite;
  return (
    <AppProviders {...providersFor(source, path)}>
      <SkipLink targetId="content" />
      <SiteHeader onBook={() => {}} blogPath={paths.blog} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PlainFooter source={source} />
    </AppProviders>
  );
}

/** Renders content between the site's header and footer, with links that work without scripts. */
export function renderPlain(source: Source, path: string, content: ReactNode): Omit<RenderedPage, 'head'> {
  const { html, css } = render(
    <PlainSite source={source} path={path}>
      {content}
    </PlainSite>,
  );
  return { path, html: readableLinks(html), css, plain: '', settings: source.settings };
}
