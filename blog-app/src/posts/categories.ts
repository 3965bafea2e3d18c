import type { PostCounts } from 'data-client';
import { categoryNames, type PostCategory } from 'domain/post-categories';

/** A filter chip. `count` is undefined while the posts load. */
export type CategoryChoice = { value: PostCategory | 'all'; name: string; count?: number };

/** Returns the filter chips. Personal growth gets one only if it has posts. */
export function categoryChoices(
  allName: string,
  always: readonly PostCategory[],
  counts: PostCounts | undefined,
): CategoryChoice[] {
  const shown: PostCategory[] = counts?.['personal-growth'] ? [...always, 'personal-growth'] : [...always];
  return [
    { value: 'all', name: allName, count: counts?.all },
    ...shown.map((value) => ({ value, name: categoryNames[value], count: counts && (counts[value] ?? 0) })),
  ];
}
