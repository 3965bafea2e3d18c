import type { Post } from 'data-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { categoryNames } from 'domain/post-categories';
import { addressOf, blogDescription } from './blog';
import { articlePicture } from '../head/link-preview';
import { settingsOf, siteRoot, type Source } from './source';
import { xml } from './xml';

/** Feeds contain the newest articles in full. */
const postsInFeeds = 30;

type Entry = { title: string; url: string; html: string; summary: string; author: string; post: Post };
type Feed = { title: string; description: string; site: string; blog: string; author: string; entries: Entry[] };

function feedOf(source: Source): Feed | undefined {
  const { posts, blogPages } = source;
  if (!posts || !blogPages) return undefined;
  const settings = settingsOf(source);
  const site = siteRoot(source);
  const { ArticleText } = blogPages;
  const entries = posts.slice(0, postsInFeeds).map((post) => {
    const url = new URL(addressOf(post), site).href;
    const html = renderToStaticMarkup(<ArticleText content={post.content} />).replaceAll('href="#', `href="${url}#`);
    const author = post.author || settings.site_title;
    return { post, url, author, title: post.title, summary: post.excerpt, html: absolute(html, site) };
  });
  return {
    entries,
    site,
    title: `${settings.site_title}: articles`,
    description: blogDescription(settings),
    blog: new URL('blog/', site).href,
    author: settings.site_title,
  };
}

/** Feed readers show the content on other sites, so addresses must be absolute. */
export const absolute = (html: string, site: string) =>
  html.replace(/(href|src)="\/(?!\/)/g, (_, attribute: string) => `${attribute}="${site}`);

function rss({ title, description, site, blog, entries }: Feed): string {
  const items = entries.map(
    ({ title: name, url, html, summary, author, post }) => `<item>
<title>${xml(name)}</title>
<link>${xml(url)}</link>
<guid isPermaLink="true">${xml(url)}</guid>
<pubDate>${post.createdAt.toUTCString()}</pubDate>
<dc:creator>${xml(author)}</dc:creator>
<category>${xml(categoryNames[post.category])}</category>
<description>${xml(summary)}</description>
<content:encoded>${xml(html)}</content:encoded>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(title)}</title>
<link>${xml(blog)}</link>
<atom:link href="${xml(`${site}feed.xml`)}" rel="self" type="application/rss+xml"/>
<description>${xml(description)}</description>
<language>en</language>
${latest(entries) ? `<lastBuildDate>${latest(entries)?.toUTCString()}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`;
}

function atom({ title, description, site, blog, author, entries }: Feed): string {
  const items = entries.map(
    ({ title: name, url, html, summary, author: by, post }) => `<entry>
<title>${xml(name)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<id>${xml(url)}</id>
<published>${post.createdAt.toISOString()}</published>
<updated>${post.updatedAt.toISOString()}</updated>
<author><name>${xml(by)}</name></author>
<category term="${xml(post.category)}" label="${xml(categoryNames[post.category])}"/>
<summary>${xml(summary)}</summary>
<content type="html">${xml(html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>${xml(title)}</title>
<subtitle>${xml(description)}</subtitle>
<link rel="alternate" type="text/html" href="${xml(blog)}"/>
<link rel="self" type="application/atom+xml" href="${xml(`${site}atom.xml`)}"/>
<id>${xml(blog)}</id>
<updated>${(latest(entries) ?? new Date(0)).toISOString()}</updated>
<author><name>${xml(author)}</name></author>
${items.join('\n')}
</feed>
`;
}

function json({ title, description, site, blog, author, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: blog,
    feed_url: `${site}feed.json`,
    language: 'en',
    authors: [{ name: author, url: site }],
    items: entries.map(({ title: name, url, html, summary, author: by, post }) => ({
      id: url,
      url,
      title: name,
      summary,
      content_html: html,
      image: `${site}${articlePicture(post.slug)}`,
      date_published: post.createdAt.toISOString(),
      date_modified: post.updatedAt.toISOString(),
      authors: [{ name: by }],
      tags: [categoryNames[post.category]],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

const latest = (entries: readonly Entry[]) =>
  entries.map(({ post }) => post.updatedAt).toSorted((one, other) => other.getTime() - one.getTime())[0];

/** The feeds, by file name. */
export function feeds(source: Source): Record<string, string> {
  const feed = feedOf(source);
  return feed ? { 'feed.xml': rss(feed), 'atom.xml': atom(feed), 'feed.json': json(feed) } : {};
}
