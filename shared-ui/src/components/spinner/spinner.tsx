import { keyframes, styled } from 'styled-components';
import { border, color, font, media, motion, radius, space } from '../../theme/references';
import { VisuallyHidden } from '../layout/visually-hidden';

const turn = keyframes`to { rotate: 1turn; }`;
const breathe = keyframes`50% { opacity: 0.35; }`;

/** The ring alone, for components with their own label. */
export const SpinnerRing = styled.span<{ $size?: string }>`
  flex: none;
  inline-size: ${({ $size = '1.1em' }) => $size};
  block-size: ${({ $size = '1.1em' }) => $size};
  border: ${border.strong} solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${radius.round};
  animation: ${turn} ${motion.loop.turn} linear infinite;

  ${media.forcedColors} {
    border-block-start-color: Canvas;
  }
  && {
    ${media.reducedMotion} {
      animation: ${breathe} ${motion.loop.breathe} ease-in-out infinite !important;
    }
  }
`;

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
