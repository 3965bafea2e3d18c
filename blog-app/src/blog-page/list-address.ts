import type { PostHrefOf } from '../posts/post-href';
import type { PostSelection } from './matching-posts';
import { selectionAddress } from './use-selection';

/** Opens posts over the list as it is selected; the list is one step back. */
export function hrefInList(blogPath: string, selection: PostSelection): PostHrefOf {
  return hrefOver(blogPath, selectionAddress(selection));
}

/** @param listAddress what the list on show adds to the blog's address */
export function hrefOver(blogPath: string, listAddress: string): PostHrefOf {
  return (post) => ({ address: `${blogPath}/${post.slug}${listAddress}`, state: { stepsFromList: 1 } });
}
