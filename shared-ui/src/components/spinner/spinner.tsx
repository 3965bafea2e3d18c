import { styled } from 'styled-components';
import { color, font, space } from '../../theme/references';
import { VisuallyHidden } from '../layout/visually-hidden';
import { SpinnerRing } from './spinner-ring';

const SpinnerRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  font-size: ${font.size.sm};
  color: ${color.textMuted};

  ${SpinnerRing} {
    color: ${color.mark};
  }
`;

type SpinnerProps = {
  /** For example `Loading bookings`. Shown and announced. */
  label: string;
  /** Hides the label visually. */
  isLabelHidden?: boolean;
  size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: '1.1rem', md: '1.75rem', lg: '2.75rem' } as const;

/** A loading indicator with a label. */
export function Spinner({ label, isLabelHidden = false, size = 'md' }: SpinnerProps) {
  return (
    <SpinnerRoot role="status">
      <SpinnerRing $size={sizes[size]} aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </SpinnerRoot>
  );
}
