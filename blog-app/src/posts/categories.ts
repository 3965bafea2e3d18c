import type { PostCategory, PostCounts } from 'data-client';

const categoryNames: Record<PostCategory, string> = {
  leadership: 'Leadership',
  coaching: 'Coaching',
  transformation: 'Transformation',
  business: 'Business',
  'personal-growth': 'Personal Growth',
};

export const categoryName = (category: PostCategory) => categoryNames[category];

/** A chip: everything, or one category. Nobody knows the count while the posts are on their way. */
export type CategoryChoice = { value: PostCategory | 'all'; name: string; count?: number };

/** The chips a list offers. Categories outside `always` get one as soon as they have posts. */
export function categoryChoices(
  allName: string,
  always: readonly PostCategory[],
  extra: readonly PostCategory[],
  counts: PostCounts | undefined,
): CategoryChoice[] {
  const shown = [...always, ...extra.filter((category) => counts?.[category])];
  return [
    { value: 'all', name: allName, count: counts?.all },
    ...shown.map((value) => ({ value, name: categoryName(value), count: counts && (counts[value] ?? 0) })),
  ];
}
