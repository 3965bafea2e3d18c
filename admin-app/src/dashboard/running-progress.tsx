import { Button, Inline, Stack, Text } from 'shared-ui';
import { ProgressBar } from './progress-bar';

type RunningProgressProps = {
  label: string;
  max: number;
  /** Undefined while the progress is unknown. */
  value?: number;
  words: string;
  stopLabel?: string;
  isStopping?: boolean;
  onStop?: () => void;
};

/** The progress of a long task, with a button that stops it. */
export function RunningProgress(props: RunningProgressProps) {
  const { label, max, value, words, stopLabel = 'Cancel', isStopping, onStop } = props;
  return (
    <Stack gap="xs">
      <ProgressBar aria-label={label} max={max || 1} value={value} />
      <Inline justify="between" gap="sm">
        <Text size="sm" tone="muted" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        {onStop && (
          <Button size="sm" variant="ghost" isBusy={isStopping} onClick={onStop}>
            {stopLabel}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
