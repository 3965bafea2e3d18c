import type { ReactNode } from 'react';
import { useSettings } from 'data-client';
import { Navigate, useLocation } from 'react-router-dom';
import { useDeletions } from '../desk-list/deletions';
import { useMayLeave } from '../unsaved/use-unsaved-guard';
import { readDeskAddress } from './desk-address';
import { DeskFrameView } from './desk-frame-view';
import { DeskTitle } from './record-title';
import type { DeskTab, WaitingByTab } from './desk-tab';
import { TabFade } from './tab-fade';
import { TabPanel } from './tab-panel';
import { UnknownTab } from './unknown-tab';
import { useKeptScroll } from './use-kept-scroll';

export type DeskFrameProps = {
  basePath: string;
  sitePath: string;
  tabs: readonly DeskTab[];
  userName: string;
  takesFocus: boolean;
  isLoggingOut: boolean;
  /** What waits for the owner, by tab. */
  waiting?: WaitingByTab;
  /** Beside the way out. */
  headTool?: ReactNode;
  onLogout: () => void;
};

export function DeskFrame({ tabs, onLogout, ...rest }: DeskFrameProps) {
  const { settings } = useSettings();
  const mayLeave = useMayLeave();
  const { finish } = useDeletions();
  const handleLogout = async () => {
    if (!(await mayLeave())) return;
    await finish();
    onLogout();
  };
  const { basePath } = rest;
  const { pathname, search } = useLocation();
  const { tabId = tabs[0]?.id, recordId, isComplete } = readDeskAddress(basePath, pathname);
  const tab = tabs.find(({ id }) => id === tabId);
  useKeptScroll(tabId ?? '');
  return (
    <DeskFrameView {...rest} tabs={tabs} siteName={settings.site_title} onLogout={() => void handleLogout()}>
      {tab && !isComplete && <Navigate to={{ pathname: `${basePath}/${tab.id}`, search }} replace />}
      <DeskTitle tab={tab?.label ?? 'Page not found'}>
        <TabFade tabId={tabId ?? ''}>
          {tab ? (
            <TabPanel key={tab.id} tab={tab} tabPath={`${basePath}/${tab.id}`} recordId={recordId} />
          ) : (
            <UnknownTab deskPath={basePath} />
          )}
        </TabFade>
      </DeskTitle>
    </DeskFrameView>
  );
}
