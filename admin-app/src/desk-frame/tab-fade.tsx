import { motion } from 'shared-ui';
import { useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

const Fading = styled.div<{ $isStill: boolean }>`
  animation: ${({ $isStill }) => ($isStill ? 'none' : appear)} ${motion.tab} ${motion.ease};
`;

/** Fades a tab in when it takes another's place; the one the desk opens with is simply there. */
export function TabFade({ tabId, children }: { tabId: string; children: ReactNode }) {
  const [stillTab, setStillTab] = useState<string | null>(tabId);
  if (stillTab !== null && stillTab !== tabId) setStillTab(null);
  return (
    <Fading key={tabId} $isStill={stillTab === tabId}>
      {children}
    </Fading>
  );
}
