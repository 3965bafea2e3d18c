import { publicDefaults } from 'data-client';
import { App } from '../app/app';
import { legalAddresses } from '../app/legal-addresses';
import { paths } from '../app/paths';
import { AppProviders } from '../app/app-providers';
import { structuredData } from '../head/structured-data';
import { feedLinks, headHtml } from './head-html';
import { plainHtml } from './plain';
import { render } from './rendered';
import { providersFor } from './providers-for';
import type { RenderedPage, Source } from './source';

/** Renders the landing page: the first view for hydration, and the rest for visitors without scripts. */
export function renderHome(source: Source): RenderedPage {
  const settings = { ...publicDefaults, ...source.settings };
  const providers = providersFor(source, paths.home);
  const first = render(<App {...providers} />);
  const { LandingPage, SiteFooter } = source.publicSite;
  const blogSection = <a href={`${paths.blog}/`}>Read the articles</a>;
  // Testimonials load when a visitor scrolls near them, which needs scripts.
  const still = { ...source, settings: { ...source.settings, testimonials_enabled: false } };
  const rest = render(
    <AppProviders {...providersFor(still, paths.home)}>
      <LandingPage onBook={() => {}} blogSection={blogSection} shows="rest" />
      <SiteFooter blogPath={paths.blog} adminPath={paths.admin} legalAddresses={legalAddresses(settings)} />
    </AppProviders>,
  );
  return {
    path: paths.home,
    head: headHtml({
      settings,
      page: { isHidden: settings.maintenance_mode },
      siteAddress: source.siteAddress,
      blocks: [structuredData(settings, source.siteAddress, source.services)],
      feeds: feedLinks(source),
    }),
    html: first.html,
    css: first.css,
    plain: plainHtml(rest.html),
    settings: source.settings,
    services: source.services,
  };
}
