import type { Post, PostSummary } from 'data-client';
import type { ComponentType, ReactNode } from 'react';

/** Raised when a change breaks a host that was built against the previous shape. */
export type ContractVersion = 1;

export type BlogSectionProps = {
  /** Path of the blog page, for the router; a post's address is `${blogPath}/<slug>`. */
  blogPath: string;
  /** The invitation to the newsletter, composed by the host from another remote; shown at the end. */
  newsletter?: ReactNode;
};

export type BlogPageProps = {
  blogPath: string;
  /** Slug of the post to read over the list, from the address. */
  slug?: string;
  /** Opens the booking dialog. Without it nothing offers to book. */
  onBook?: () => void;
  /** Told the title of the article that is being read, for the document's title; undefined once it is closed. */
  onTitle?: (title: string | undefined) => void;
  /** The invitation to the newsletter, composed by the host from another remote; shown at the end. */
  newsletter?: ReactNode;
};

export type PostPreviewProps = { post: Post };

/** What the remote `blog-app` exposes under `./app`. */
export type BlogApp = {
  BlogSection: ComponentType<BlogSectionProps>;
  BlogPage: ComponentType<BlogPageProps>;
  /** An article as the reader shows it, in the flow of a page; nothing is counted or saved. */
  PostPreview: ComponentType<PostPreviewProps>;
};

export type ArticlePageProps = {
  post: Post;
  /** Whom the article is by when it does not say so itself. */
  coach: { name: string; portrait: string; about: string };
  /** What else there is to read, newest first. */
  posts: readonly PostSummary[];
  addressOf: (post: Pick<PostSummary, 'slug'>) => string;
};

export type ArticleListPageProps = Pick<ArticlePageProps, 'posts' | 'addressOf'>;

/** What the remote `blog-app` exposes under `./pages`: the blog as documents, for those who run no scripts. */
export type BlogPages = {
  ArticlePage: ComponentType<ArticlePageProps>;
  ArticleListPage: ComponentType<ArticleListPageProps>;
  /** The text alone, for feeds. */
  ArticleText: ComponentType<{ content: string }>;
};
