import { useNews } from 'data-client/owner';
import { useHeaderTools } from '../dashboard/use-header-tools';
import { DashboardFrame, type DashboardFrameProps } from '../dashboard/dashboard-frame';

export type DashboardWithNewsProps = Omit<DashboardFrameProps, 'waiting' | 'headTool'> & {
  /** Signed out: nothing is polled. */
  isPaused: boolean;
};

/** The dashboard with counts of pending bookings and unread messages. */
export function DashboardWithNews({ isPaused, ...props }: DashboardWithNewsProps) {
  const { basePath, tabs } = props;
  const { button, dialogs } = useHeaderTools({ basePath, tabs });
  const { pendingBookings = 0, unreadMessages = 0 } = useNews({ isPaused });
  const waiting = {
    bookings: { count: pendingBookings, words: 'pending' },
    contacts: { count: unreadMessages, words: 'unread' },
  };
  return (
    <>
      <DashboardFrame {...props} waiting={waiting} headTool={button} />
      {dialogs}
    </>
  );
}
