import type { PostSummary } from 'data-client';

/** Where a post opens, and how many steps back in the browser's history the list is; unknown for who came from elsewhere. */
export type PostHref = { address: string; state?: ReaderState };

export type ReaderState = { stepsFromList: number };

export type PostHrefOf = (post: Pick<PostSummary, 'slug'>) => PostHref;
