import { motion } from 'shared-ui';
import { css, keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const fading = css`
  animation: ${appear} ${motion.page} ${motion.ease};
`;

/** Fades a page in when it replaces another; the first page of a visit appears without animation. */
export const PageFade = styled.div<{ $isFading: boolean }>`
  ${({ $isFading }) => $isFading && fading}
`;
