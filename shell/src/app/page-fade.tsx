import { motion } from 'shared-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const Fading = styled.div<{ $isFirst: boolean }>`
  animation: ${({ $isFirst }) => ($isFirst ? 'none' : appear)} ${motion.page} ${motion.ease};
`;

let hasShownPage = false;

/** Fades a page in when it takes another page's place; the first page of a visit is simply there. */
export function PageFade({ children }: { children: ReactNode }) {
  const [isFirst] = useState(() => {
    const isFirstPage = !hasShownPage;
    hasShownPage = true;
    return isFirstPage;
  });
  return <Fading $isFirst={isFirst}>{children}</Fading>;
}
