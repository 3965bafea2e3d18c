import type { Post, PostSummary, Settings } from 'data-client';
import { blogWords } from 'domain/settings/words/blog.generated';
import { paths } from '../app/paths';
import { breadcrumbs, structuredData } from '../head/structured-data';
import { inside, siteOf } from '../head/web-address';
import { articleData, articleTags } from './article-data';
import { feedLinks, headHtml } from './head-html';
import { renderPlain } from './plain-site';
import { settingsOf, type RenderedPage, type Source } from './source';

/** The blog in one sentence, in the owner's words. */
export const blogDescription = ({ words_blog_intro }: Settings) => words_blog_intro || blogWords.intro;

/** The address of an article's static page. */
export const addressOf = ({ slug }: Pick<PostSummary, 'slug'>) => `${paths.blog}/${encodeURIComponent(slug)}/`;

type BlogSource = Source & Required<Pick<Source, 'blogPages' | 'posts'>>;

/** Renders the list of articles as a document. */
export function renderArticleList(source: BlogSource): RenderedPage {
  const { siteAddress, posts } = source;
  const { ArticleListPage } = source.blogPages;
  const settings = settingsOf(source);
  const page = { title: 'Blog', description: blogDescription(settings), path: 'blog/' };
  const here = { name: page.title, address: inside(siteOf(settings, siteAddress), page.path) };
  return {
    ...renderPlain(source, paths.blog, <ArticleListPage posts={posts} addressOf={addressOf} />),
    head: headHtml(source, page, {
      blocks: [structuredData(settings, siteAddress, source.services), breadcrumbs(settings, [here], siteAddress)],
      feeds: feedLinks(source),
    }),
  };
}

/** Renders an article as a document. */
export function renderArticle(source: BlogSource, post: Post): RenderedPage {
  const { siteAddress, posts } = source;
  const { ArticlePage } = source.blogPages;
  const settings = settingsOf(source);
  const coach = { name: settings.site_title, portrait: settings.portrait_url, about: settings.site_tagline };
  const path = `${paths.blog}/${post.slug}`;
  const page = {
    title: post.title,
    description: post.excerpt || blogDescription(settings),
    path: addressOf(post).slice(1),
  };
  return {
    ...renderPlain(source, path, <ArticlePage {...{ post, coach, posts, addressOf }} />),
    head: headHtml(source, page, {
      ...articleTags(post, settings, siteAddress),
      blocks: articleData(post, settings, siteAddress, source.services),
      feeds: feedLinks(source),
    }),
  };
}
