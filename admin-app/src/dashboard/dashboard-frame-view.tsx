import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Heading, Icon, IconButton, notificationHeader, SkipLink, Muted } from 'shared-ui';
import { Frame, Head, HeadWords, LogoutPlace, Main, MenuButtonPlace, Work } from './dashboard-frame-view.styles';
import type { DashboardTab, WaitingByTab } from './dashboard-tab';
import { DashboardSidebar } from './dashboard-sidebar';
import { focusFirstError } from '../form/focus-first-error';
import { useDrawer } from './use-drawer';
import { useKeptFocus } from './use-kept-focus';

export type DashboardFrameViewProps = {
  sitePath: string;
  tabs: readonly DashboardTab[];
  siteName: string;
  userName: string;
  /** Moves the focus to the content, right after sign-in. */
  takesFocus?: boolean;
  isLoggingOut?: boolean;
  waiting?: WaitingByTab;
  headTool?: ReactNode;
  onLogout: () => void;
  children: ReactNode;
};

const sidebarId = 'dashboard-sidebar';
// The host moves the focus to this id on navigation from another page.
const contentId = 'content';

/** Sidebar, header and the open tab. */
export function DashboardFrameView({
  userName,
  takesFocus = false,
  isLoggingOut = false,
  headTool,
  onLogout,
  children,
  ...places
}: DashboardFrameViewProps) {
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const drawer = useDrawer(menuButton);
  useKeptFocus(main);
  useEffect(() => {
    if (takesFocus) main.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const handleGo = () => {
    if (!drawer.isOpen) return;
    // The content is inert while the drawer is open.
    flushSync(drawer.close);
    main.current?.focus({ preventScroll: true });
  };

  return (
    <Frame onSubmit={({ target }) => focusFirstError(target as HTMLFormElement)}>
      <SkipLink targetId={contentId} />
      <DashboardSidebar {...places} id={sidebarId} drawer={drawer} onGo={handleGo} />
      <Work inert={drawer.isOpen}>
        <Head {...notificationHeader}>
          <MenuButtonPlace>
            <IconButton
              ref={menuButton}
              label="Menu"
              icon="menu"
              aria-expanded={drawer.isOpen}
              aria-controls={sidebarId}
              onClick={drawer.open}
            />
          </MenuButtonPlace>
          <HeadWords>
            <Heading level={1} size="sm">
              Admin Dashboard
            </Heading>
            <Muted>{`Welcome, ${userName}`}</Muted>
          </HeadWords>
          {headTool}
          <LogoutPlace>
            <Button size="sm" variant="secondary" icon={logoutIcon} isBusy={isLoggingOut} onClick={onLogout}>
              Logout
            </Button>
          </LogoutPlace>
        </Head>
        <Main id={contentId} ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Work>
    </Frame>
  );
}

const logoutIcon = (
  <Icon>
    <path d="M10 4.5H5v15h5M9.5 12H20m-4-4 4 4-4 4" />
  </Icon>
);
