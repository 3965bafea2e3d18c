import { renderToStaticMarkup } from 'react-dom/server';
import { App, AppProviders } from '../app/app';
import { paths } from '../app/paths';
import { faqData, structuredData } from '../head/structured-data';
import { absolute } from './feeds';
import { feedLinks, headHtml } from './head-html';
import { linkServices, plainHtml } from './plain';
import { PlainFooter } from './plain-site';
import { render } from './rendered';
import { providersFor } from './providers-for';
import { servicesWithPages } from './service-address';
import { settingsOf, siteRoot, type RenderedPage, type Source } from './source';

/** Renders an answer for search engines, which accept HTML. */
function answerHtml(source: Source) {
  const { ArticleText } = source.blogPages ?? {};
  return (markdown = '') =>
    ArticleText ? absolute(renderToStaticMarkup(<ArticleText content={markdown} />), siteRoot(source)) : markdown;
}

/** The first step of booking, for visitors who click Book before the application is ready. */
function firstStep(source: Source) {
  const { BookingDialog } = source.bookingWidget ?? {};
  if (!BookingDialog || !settingsOf(source).booking_enabled) return undefined;
  return (
    <AppProviders {...providersFor(source, paths.home)}>
      <BookingDialog isOpen onClose={() => {}} />
    </AppProviders>
  );
}

/** Renders the landing page: the first view for hydration, and the rest for visitors without scripts. */
export function renderHome(source: Source): RenderedPage {
  const settings = settingsOf(source);
  const providers = providersFor(source, paths.home);
  const first = render(<App {...providers} />, firstStep(source));
  const { LandingPage } = source.publicSite;
  const hasServicePages = servicesWithPages(source).length > 0;
  const blogSection = <a href={`${paths.blog}/`}>Read the articles</a>;
  // Testimonials, which load when a visitor scrolls near them, and the newsletter's form need scripts.
  const still = { ...source, settings: { ...source.settings, testimonials_enabled: false, newsletter_enabled: false } };
  const rest = render(
    <AppProviders {...providersFor(still, paths.home)}>
      <LandingPage
        onBook={() => {}}
        blogSection={blogSection}
        shows="rest"
        DetailsText={source.blogPages?.RenderedText}
      />
      <PlainFooter source={source} />
    </AppProviders>,
  );
  return {
    path: paths.home,
    head: headHtml(
      source,
      {},
      {
        blocks: [structuredData(settings, source.siteAddress, source.services), faqData(settings, answerHtml(source))],
        feeds: feedLinks(source),
      },
    ),
    ...first,
    plain: plainHtml(hasServicePages ? linkServices(rest.html) : rest.html),
    settings: source.settings,
    services: source.services,
  };
}
