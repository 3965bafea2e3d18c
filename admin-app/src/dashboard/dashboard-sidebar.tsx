import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Avatar, Badge, IconButton, VisuallyHidden } from 'shared-ui';
import { DashboardIcon, SidebarItem } from 'shared-ui/dashboard';
import { useBasePath } from './base-path';
import {
  Brand,
  BrandName,
  BrandWords,
  CloseButtonPlace,
  Foot,
  Places,
  Scrim,
  WaitingPlace,
  SidebarRoot,
} from './dashboard-sidebar.styles';
import type { DashboardTab, WaitingByTab } from './dashboard-tab';
import type { Drawer } from './use-drawer';

type DashboardSidebarProps = {
  id: string;
  sitePath: string;
  siteName: string;
  tabs: readonly DashboardTab[];
  waiting?: WaitingByTab;
  drawer: Drawer;
  /** Called on every navigation from the sidebar. */
  onGo: () => void;
};

export function DashboardSidebar({ id, sitePath, siteName, tabs, waiting, drawer, onGo }: DashboardSidebarProps) {
  const basePath = useBasePath();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (drawer.isOpen) closeButton.current?.focus();
  }, [drawer.isOpen]);
  // The entry that Back would close the drawer with.
  const replace = drawer.isOpen || undefined;
  const item = (tab: DashboardTab) => (
    <SidebarItem
      key={tab.id}
      as={NavLink}
      to={`${basePath}/${tab.id}`}
      icon={<DashboardIcon name={tab.icon} />}
      replace={replace}
      onClick={onGo}
    >
      {tab.label}
      <Waiting {...waiting?.[tab.id]} />
    </SidebarItem>
  );
  return (
    <>
      <Scrim $isOpen={drawer.isOpen} onClick={drawer.dismiss} />
      <SidebarRoot id={id} data-tone="brand" $isOpen={drawer.isOpen}>
        <Brand>
          <Avatar name={siteName} size="sm" />
          <BrandWords>
            <BrandName>{siteName}</BrandName>
            <span>Dashboard</span>
          </BrandWords>
          <CloseButtonPlace>
            <IconButton ref={closeButton} label="Close menu" icon="close" onClick={drawer.dismiss} />
          </CloseButtonPlace>
        </Brand>
        <nav aria-label="Dashboard">
          <Places role="list">{tabs.filter(({ isInFoot }) => !isInFoot).map(item)}</Places>
        </nav>
        <Foot role="list">
          {tabs.filter(({ isInFoot }) => isInFoot).map(item)}
          <SidebarItem as={Link} to={sitePath} icon={<DashboardIcon name="globe" />} replace={replace} onClick={onGo}>
            View website
          </SidebarItem>
        </Foot>
      </SidebarRoot>
    </>
  );
}

function Waiting({ count = 0, words = '' }: { count?: number; words?: string }) {
  if (count === 0) return null;
  return (
    <WaitingPlace>
      <Badge tone="accent">
        {count > maxShown ? `${maxShown}+` : count}
        <VisuallyHidden> {words}</VisuallyHidden>
      </Badge>
    </WaitingPlace>
  );
}

const maxShown = 99;
