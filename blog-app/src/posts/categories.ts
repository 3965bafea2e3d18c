import type { PostCounts } from 'data-client';
import { categoryNames, postCategories, type PostCategory } from 'domain/post-categories';

/** A filter chip. `count` is undefined while the posts load. */
export type CategoryChoice = { value: PostCategory | 'all'; name: string; count?: number };

/** Returns the filter chips: those of `always`, and any other category that has posts. */
export function categoryChoices(
  allName: string,
  always: readonly PostCategory[],
  counts: PostCounts | undefined,
): CategoryChoice[] {
  const shown = postCategories.filter((name) => always.includes(name) || counts?.[name]);
  return [
    { value: 'all', name: allName, count: counts?.all },
    ...shown.map((value) => ({ value, name: categoryNames[value], count: counts && (counts[value] ?? 0) })),
  ];
}
