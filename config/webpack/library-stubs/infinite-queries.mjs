// Replaces @tanstack/query-core's `infiniteQueryBehavior`: no list of ours is an infinite query.

const missing = () => {
  throw new Error('Infinite queries are not part of this build.');
};

export { missing as hasNextPage, missing as hasPreviousPage, missing as infiniteQueryBehavior };
