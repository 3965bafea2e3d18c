import { escapeHtml } from 'domain/text';
import { headHtml } from './head-html';
import { settingsOf, type RenderedPage, type Source } from './source';
import { paths } from '../app/paths';
import { otherPaths } from '../hydration/rendered-page';
import { renderPlain } from './plain-site';

/** The static version of the application's maintenance page. */
export function maintenancePage(source: Source): RenderedPage {
  const { site_title, contact_email } = settingsOf(source);
  return {
    path: '',
    head: headHtml(source, { title: 'Back soon', isHidden: true }),
    html: '',
    css: '',
    plain: `<h1>${escapeHtml(site_title)} will be back soon.</h1><p>${escapeHtml(contact_email)}</p>`,
    settings: source.settings,
  };
}

/** Renders `404.html`, which hosts send for an address without a file. */
export function renderNotFound(source: Source): RenderedPage {
  const { NotFoundPage } = source.publicSite;
  return {
    ...renderPlain(source, `/${otherPaths}`, <NotFoundPage blogPath={paths.blog} bookPath={paths.book} />),
    path: otherPaths,
    head: headHtml(source, { title: 'Page not found', isHidden: true }),
  };
}
