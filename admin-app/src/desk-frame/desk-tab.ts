import type { ComponentType } from 'react';
import type { IconName } from 'shared-ui';

export type TabPanelProps = {
  /** Address of the tab, without a trailing slash. */
  tabPath: string;
  /** The record that is open, from the address behind the tab. */
  recordId?: string;
};

/** By the tab's id: how many wait, and for what (`pending`). */
export type WaitingByTab = Record<string, { count: number; words: string } | undefined>;

/** A place in the desk. Its code is loaded when it is opened. */
export type DeskTab = {
  /** In the address, so never renamed. */
  id: string;
  label: string;
  icon: IconName;
  /** Stands apart at the sidebar's foot: a place to look something up, not to work in. */
  isInFoot?: boolean;
  load: () => Promise<{ default: ComponentType<TabPanelProps> }>;
};
