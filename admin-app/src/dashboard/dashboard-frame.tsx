import { useSettings } from 'data-client';
import { Navigate, useLocation } from 'react-router-dom';
import { useDeletions } from './deletions';
import { useMayLeave } from '../form/unsaved/use-unsaved-guard';
import { readDashboardAddress, useBasePath } from './base-path';
import { DashboardFrameView, type DashboardFrameViewProps } from './dashboard-frame-view';
import { WindowTitle } from './window-title';
import { TabPanel } from './tab-panel';
import { useScrollRestoration } from './use-scroll-restoration';
import { EmptyState, motion } from 'shared-ui';
import { RouterLinkButton } from './router-link-button';
import { useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';

export type DashboardFrameProps = Omit<DashboardFrameViewProps, 'siteName' | 'children'>;

export function DashboardFrame({ tabs, onLogout, ...rest }: DashboardFrameProps) {
  const { settings } = useSettings();
  const mayLeave = useMayLeave();
  const { finish } = useDeletions();
  const handleLogout = async () => {
    if (!(await mayLeave())) return;
    await finish();
    onLogout();
  };
  const basePath = useBasePath();
  const { pathname, search } = useLocation();
  const asked = readDashboardAddress(basePath, pathname);
  const { tabId = tabs[0]?.id, recordId } = asked;
  const tab = tabs.find(({ id }) => id === tabId);
  useScrollRestoration(tabId ?? '');
  return (
    <DashboardFrameView {...rest} tabs={tabs} siteName={settings.site_title} onLogout={() => void handleLogout()}>
      {tab && !asked.tabId && <Navigate to={{ pathname: `${basePath}/${tab.id}`, search }} replace />}
      <WindowTitle tab={tab?.label ?? 'Page not found'}>
        <TabFade tabId={tabId ?? ''}>
          {tab ? <TabPanel key={tab.id} tab={tab} recordId={recordId} /> : <UnknownTab />}
        </TabFade>
      </WindowTitle>
    </DashboardFrameView>
  );
}

export function UnknownTab() {
  return (
    <EmptyState
      level={2}
      title="Page not found"
      description="The address may be misspelled or outdated."
      action={
        <RouterLinkButton to={useBasePath()} variant="secondary">
          Go to the dashboard
        </RouterLinkButton>
      }
    />
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Fading = styled.div<{ $isStill: boolean }>`
  animation: ${({ $isStill }) => ($isStill ? 'none' : appear)} ${motion.tab} ${motion.ease};
`;

/** Fades in every tab but the first one shown. */
function TabFade({ tabId, children }: { tabId: string; children: ReactNode }) {
  const [stillTab, setStillTab] = useState<string | null>(tabId);
  if (stillTab !== null && stillTab !== tabId) setStillTab(null);
  return (
    <Fading key={tabId} $isStill={stillTab === tabId}>
      {children}
    </Fading>
  );
}
