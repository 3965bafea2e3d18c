import type { PostHrefOf } from '../posts/post-href';
import type { PostSelection } from '../posts/matching-posts';
import { selectionAddress } from './use-selection';

/** Returns links that open a post over the list with its current selection. Back returns to the list. */
export function hrefInList(blogPath: string, selection: PostSelection): PostHrefOf {
  return hrefOver(blogPath, selectionAddress(selection));
}

/** @param listAddress query string of the current list */
export function hrefOver(blogPath: string, listAddress: string): PostHrefOf {
  return (post) => ({ address: `${blogPath}/${post.slug}${listAddress}`, state: { stepsFromList: 1 } });
}
