/** The keys of the owner's data by entity, for queries, mutations and invalidation. */
export const ownerKeys = {
  bookings: ['owner', 'bookings'],
  campaigns: ['owner', 'campaigns'],
  mails: ['owner', 'mails'],
  messages: ['owner', 'messages'],
  people: ['owner', 'people'],
  posts: ['owner', 'posts'],
  subscribers: ['owner', 'subscribers'],
} as const;
