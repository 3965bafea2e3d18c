import { Button, Inline, Stack, Muted, border, color, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** A native progress element, styled the same in every browser. */
export const ProgressBar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: ${space.xs};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.surfaceSoft};

  &::-webkit-progress-bar {
    background: ${color.surfaceSoft};
  }
  &::-webkit-progress-value {
    background: ${color.mark};
  }
  &::-moz-progress-bar {
    background: ${color.mark};
  }
`;

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
        <Muted style={{ overflowWrap: 'anywhere' }}>{words}</Muted>
        {onStop && (
          <Button size="sm" variant="ghost" isBusy={isStopping} onClick={onStop}>
            {stopLabel}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
