import type { Settings } from 'data-client';
import { readableOn } from 'domain/contrast';
import { articlePicture, generatedServicePicture, sitePicture } from '../head/link-preview';
import { addressOf, renderArticle, renderArticleList } from './blog';
import { feeds } from './feeds';
import { unknownSite } from './head-html';
import { renderHome } from './home';
import { hasNotice, noticeAddress, renderNotice } from './legal-notice';
import { maintenancePage, renderNotFound } from './plain-pages';
import { serviceAddress, servicesWithPages } from './service-address';
import { renderService } from './services';
import { robots, sitemap } from './sitemap';
import { settingsOf, type RenderedPage, type Source } from './source';

export { publicSettingsUrl, wholePostsUrl, wholeServicesUrl } from 'data-client';
export { runtimeCore, shareScope } from './share-scope';
export { toSource } from './published';

/** The text in an image for link previews. */
export type LinkPreview = {
  file: string;
  title: string;
  category: string;
  author: string;
  colors: { ground: string; text: string; accent: string };
};

export type RenderedSite = {
  /** By file name. */
  pages: Record<string, RenderedPage>;
  files: Record<string, string>;
  pictures: LinkPreview[];
};

/** Renders every static page, feed and preview text of the site. */
export function renderSite(given: Source): RenderedSite {
  // Articles have no pages if the blog cannot render them.
  const source = given.blogPages ? given : { ...given, posts: undefined };
  const settings = settingsOf(source);
  const isKnown = source.siteAddress !== unknownSite || settings.canonical_url !== '';
  const hasSitemap = settings.sitemap_enabled && isKnown && !settings.maintenance_mode;
  const pages = {
    'index.html': () => renderHome(source),
    '404.html': () => renderNotFound(source),
    ...blogPages(source),
    ...servicePages(source),
  };
  const shown = (render: () => RenderedPage) => (settings.maintenance_mode ? maintenancePage(source) : render());
  return {
    pages: {
      ...Object.fromEntries(Object.entries(pages).map(([file, render]) => [file, shown(render)])),
      // Published during maintenance, too.
      ...(hasNotice(source) ? { [`${noticeAddress}index.html`]: renderNotice(source) } : {}),
    },
    files: {
      'robots.txt': robots(source, hasSitemap),
      'services.json': JSON.stringify(source.services),
      ...(hasSitemap ? { 'sitemap.xml': sitemap(source) } : {}),
      ...(isKnown && settings.blog_enabled && !settings.maintenance_mode ? feeds(source) : {}),
    },
    pictures: pictures(source, settings),
  };
}

type Pages = Record<string, () => RenderedPage>;

function blogPages(source: Source): Pages {
  const settings = settingsOf(source);
  const { blogPages: remote, posts } = source;
  if (!remote || !posts || !settings.blog_enabled) return {};
  const whole = { ...source, blogPages: remote, posts };
  const articles = posts.map((post) => [`${addressOf(post).slice(1)}index.html`, () => renderArticle(whole, post)]);
  return { ...(Object.fromEntries(articles) as Pages), 'blog/index.html': () => renderArticleList(whole) };
}

function servicePages(source: Source): Pages {
  const pages = servicesWithPages(source).map((service) => [
    `${serviceAddress(service).slice(1)}index.html`,
    () => renderService(source, service),
  ]);
  return Object.fromEntries(pages) as Pages;
}

function pictures(source: Source, settings: Settings): LinkPreview[] {
  const { posts = [] } = source;
  const ground = settings.primary_color;
  const text = readableOn(ground, '#FFFFFF', '#000000');
  const coach = {
    category: settings.schema_job_title,
    author: settings.site_title,
    colors: { ground, text, accent: settings.accent_color },
  };
  const articles = (settings.blog_enabled ? posts : []).map(({ slug, title, category, author }) => {
    const file = articlePicture(slug);
    return { ...coach, file, title, category, author: author || coach.author };
  });
  const services = servicesWithPages(source)
    .filter(({ pictureUrl }) => !pictureUrl)
    .map(({ id, name }) => ({ ...coach, file: generatedServicePicture(id), title: name }));
  return [{ ...coach, file: sitePicture, title: settings.site_tagline }, ...articles, ...services];
}
