import type { Post, PostSummary } from 'data-client';
import type { ComponentType, ReactNode } from 'react';

/** Increment with every change that breaks hosts built against the previous shape. */
export type ContractVersion = 1;

export type BlogSectionProps = {
  /** Route of the blog page; a post is at `${blogPath}/<slug>`. */
  blogPath: string;
  /** The newsletter form, which the host renders from another remote; shown at the end. */
  newsletter?: ReactNode;
};

export type BlogPageProps = {
  blogPath: string;
  /** Slug of the open post, from the URL. */
  slug?: string;
  /** Opens the booking dialog. Undefined while booking is disabled. */
  onBook?: () => void;
  /** Called with the title of the open article, for the document title; undefined once it is closed. */
  onTitle?: (title: string | undefined) => void;
  /** The newsletter form, which the host renders from another remote; shown at the end. */
  newsletter?: ReactNode;
};

export type PostPreviewProps = { post: Post };

export type ArticleTextProps = {
  content: string;
  /** The highest heading level in the text; 3 by default. */
  firstLevel?: number;
};

/** The module that `blog-app` exposes as `./app`. */
export type BlogApp = {
  BlogSection: ComponentType<BlogSectionProps>;
  BlogPage: ComponentType<BlogPageProps>;
  /** An article as in the reader, without counting a view. */
  PostPreview: ComponentType<PostPreviewProps>;
  /** Markdown with the typography of an article. */
  ArticleText: ComponentType<ArticleTextProps> & { load?: () => Promise<unknown> };
};

export type ArticlePageProps = {
  post: Post;
  /** Author of articles that name none. */
  coach: { name: string; portrait: string; about: string };
  /** All posts, newest first. */
  posts: readonly PostSummary[];
  addressOf: (post: Pick<PostSummary, 'slug'>) => string;
};

export type ArticleListPageProps = Pick<ArticlePageProps, 'posts' | 'addressOf'>;

/** The module that `blog-app` exposes as `./pages`: static pages that work without scripts. */
export type BlogPages = {
  ArticlePage: ComponentType<ArticlePageProps>;
  ArticleListPage: ComponentType<ArticleListPageProps>;
  /** The text alone, for feeds. */
  ArticleText: ComponentType<ArticleTextProps>;
  /** The component that `ArticleText` of `./app` renders once its code has loaded. */
  RenderedText: ComponentType<ArticleTextProps>;
};

/** Options of `mount`: the Supabase address without a trailing slash, and the publishable key. */
export type MountOptions = { backend: { url: string; key: string; hasRealtime?: boolean } };

/** The module `./mount` of the remote `blog-app`: the remote as its own page. */
export type BlogMount = {
  /** Renders the remote with all its providers; resolves with a function that removes it. */
  mount: (element: HTMLElement, options: MountOptions) => Promise<() => void>;
};
