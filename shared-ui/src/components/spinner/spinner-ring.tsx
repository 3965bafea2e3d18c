import { keyframes, styled } from 'styled-components';
import { border, media, motion, radius } from '../../theme/references';

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
