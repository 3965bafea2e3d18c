import { motion } from 'shared-ui';
import { useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const Fading = styled.div<{ $isStill: boolean }>`
  animation: ${({ $isStill }) => ($isStill ? 'none' : appear)} ${motion.tab} ${motion.ease};
`;

/** Fades in every tab but the first one shown. */
export function TabFade({ tabId, children }: { tabId: string; children: ReactNode }) {
  const [stillTab, setStillTab] = useState<string | null>(tabId);
  if (stillTab !== null && stillTab !== tabId) setStillTab(null);
  return (
    <Fading key={tabId} $isStill={stillTab === tabId}>
      {children}
    </Fading>
  );
}
