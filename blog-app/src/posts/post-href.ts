import type { PostSummary } from 'data-client';

/** Link to a post. `state` counts the history entries back to the list; undefined for direct links. */
export type PostHref = { to: string; state?: ReaderState };

export type ReaderState = { stepsFromList: number };

export type PostHrefOf = (post: Pick<PostSummary, 'slug'>) => PostHref;
