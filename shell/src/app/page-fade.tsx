import { motion } from 'shared-ui';
import { css, keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const fading = css`
  animation: ${appear} ${motion.page} ${motion.ease};
`;

/** Fades a page in when it takes another page's place; the first page of a visit is simply there. */
export const PageFade = styled.div<{ $isFading: boolean }>`
  ${({ $isFading }) => $isFading && fading}
`;
