import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Heading, Icon, IconButton, SkipLink, Text } from 'shared-ui';
import { Frame, Head, HeadWords, LogoutPlace, Main, MenuButtonPlace, Work } from './desk-frame-view.styles';
import type { DeskTab, WaitingByTab } from './desk-tab';
import { DeskSidebar } from './desk-sidebar';
import { useDrawer } from './use-drawer';

export type DeskFrameViewProps = {
  basePath: string;
  sitePath: string;
  tabs: readonly DeskTab[];
  siteName: string;
  userName: string;
  /** The person has just signed in: the keyboard goes on from the content. */
  takesFocus?: boolean;
  isLoggingOut?: boolean;
  waiting?: WaitingByTab;
  headTool?: ReactNode;
  onLogout: () => void;
  /** The open tab. */
  children: ReactNode;
};

const sidebarId = 'desk-sidebar';
// The host moves the focus to the element of this name when it comes from another page.
const contentId = 'content';

/** Navigation, the head line, and the tab that is open. */
export function DeskFrameView({
  userName,
  takesFocus = false,
  isLoggingOut = false,
  headTool,
  onLogout,
  children,
  ...places
}: DeskFrameViewProps) {
  const main = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const drawer = useDrawer(menuButton);
  useEffect(() => {
    if (takesFocus) main.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const handleGo = () => {
    if (!drawer.isOpen) return;
    drawer.close();
    main.current?.focus({ preventScroll: true });
  };

  return (
    <Frame>
      <SkipLink targetId={contentId} />
      <DeskSidebar {...places} id={sidebarId} drawer={drawer} onGo={handleGo} />
      <Work inert={drawer.isOpen}>
        <Head>
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
            <Text size="sm" tone="muted">
              {`Welcome, ${userName}`}
            </Text>
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
