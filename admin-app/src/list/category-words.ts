import type { PostCategory } from 'data-client';

export const categoryWords: Record<PostCategory, string> = {
  leadership: 'Leadership',
  coaching: 'Coaching',
  transformation: 'Transformation',
  business: 'Business',
  'personal-growth': 'Personal Growth',
};
