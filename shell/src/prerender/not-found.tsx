import { paths } from '../app/paths';
import { otherPaths } from '../hydration/rendered-page';
import { headHtml } from './head-html';
import { renderPlain } from './plain-site';
import type { RenderedPage, Source } from './source';

/** Renders `404.html`, which hosts send for an address without a file. */
export function renderNotFound(source: Source): RenderedPage {
  const { NotFoundPage } = source.publicSite;
  return {
    ...renderPlain(source, `/${otherPaths}`, <NotFoundPage blogPath={paths.blog} bookPath={paths.book} />),
    path: otherPaths,
    head: headHtml(source, { title: 'Page not found', isHidden: true }),
  };
}
