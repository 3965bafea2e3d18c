import { Text, type QueryLike } from 'shared-ui';

/** The average over all testimonials, with one decimal. A failure leaves the list visible. */
export function AverageRating({ query }: { query: QueryLike<number | null> }) {
  if (query.status === 'pending') return null;
  const words = query.data == null ? undefined : `Average rating: ${query.data.toFixed(1)}`;
  if (!words && query.status === 'success') return null;
  return (
    <Text size="sm" tone={words ? 'strong' : 'muted'}>
      {words ?? 'The average rating couldn’t be loaded.'}
    </Text>
  );
}
