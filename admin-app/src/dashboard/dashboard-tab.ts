import type { ComponentType } from 'react';
import type { DashboardIconName } from 'shared-ui/dashboard';

export type TabPanelProps = {
  /** The open record, from the path segment after the tab. */
  recordId?: string;
};

/** Pending items by tab id: how many, and what to call them (`pending`). */
export type WaitingByTab = Record<string, { count: number; words: string } | undefined>;

/** A tab of the dashboard. Its code loads when it is opened. */
export type DashboardTab = {
  /** Part of the address, so never renamed. */
  id: string;
  label: string;
  icon: DashboardIconName;
  /** Shown apart at the bottom of the sidebar. */
  isInFoot?: boolean;
  load: () => Promise<ComponentType<TabPanelProps>>;
};
