/** The categories of articles with their names. */
export const categoryNames = {
  leadership: 'Leadership',
  coaching: 'Coaching',
  transformation: 'Transformation',
  business: 'Business',
  'personal-growth': 'Personal Growth',
};

export type PostCategory = keyof typeof categoryNames;

export const postCategories = Object.keys(categoryNames) as PostCategory[];
