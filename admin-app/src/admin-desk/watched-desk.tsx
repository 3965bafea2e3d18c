import { useNews } from 'data-client/owner';
import { useDeskTools } from './use-desk-tools';
import { DeskFrame, type DeskFrameProps } from '../desk-frame/desk-frame';

export type WatchedDeskProps = Omit<DeskFrameProps, 'waiting' | 'headTool'> & {
  /** Nobody is signed in at the moment. */
  isPaused: boolean;
};

/** The desk, with what waits for the owner beside its tabs. */
export function WatchedDesk({ isPaused, ...props }: WatchedDeskProps) {
  const { basePath, tabs } = props;
  const { button, dialogs } = useDeskTools({ basePath, tabs });
  const { pendingBookings = 0, unreadMessages = 0 } = useNews({ isPaused });
  const waiting = {
    bookings: { count: pendingBookings, words: 'pending' },
    contacts: { count: unreadMessages, words: 'unread' },
  };
  return (
    <>
      <DeskFrame {...props} waiting={waiting} headTool={button} />
      {dialogs}
    </>
  );
}
