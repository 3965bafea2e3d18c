import { Text } from 'shared-ui';

/** Said wherever built-in samples stand in for posts. */
export function SampleNote() {
  return (
    <Text tone="muted" size="sm">
      These are sample articles. They stand in until the first posts are published.
    </Text>
  );
}
