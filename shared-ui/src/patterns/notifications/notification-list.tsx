import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useTopDialog } from '../../components/dialog/open-dialogs';
import { layer, media, space } from '../../theme/references';
import { useOverlayRoot } from '../../theme/theme-provider';
import { NotificationCard } from './notification-card';
import { useKeptClear } from '../../components/layout/action-bar';
import type { ShownNotification } from './notification';

const Region = styled.div`
  position: fixed;
  z-index: ${layer.notifications};
  inset: auto 0 0;
  display: grid;
  gap: ${space.xs};
  padding: ${space.md};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
  ${media.up('sm')} {
    inset-inline-start: auto;
    inline-size: min(28rem, 100%);
    padding: ${space.lg};
  }
  body:has([data-notification-header]) > & {
    inset: 0 0 auto !important;
    justify-items: center;
    inline-size: auto;
    padding: ${space.xs};

    > * {
      inline-size: min(28rem, 100%);
    }
  }
  ${media.print} {
    display: none;
  }
`;

type NotificationListProps = { notifications: readonly ShownNotification[]; onDismiss: (id: number) => void };

/**
 * Inside the topmost dialog while one is open, because content outside a modal is neither reachable nor announced; else over
 * the header that is marked for them, or above the bars of buttons along the lower edge; clear of the focused control.
 */
export function NotificationList({ notifications, onDismiss }: NotificationListProps) {
  const root = useOverlayRoot();
  const dialog = useTopDialog();
  const region = useKeptClear(notifications, dialog);
  if (!root || notifications.length === 0) return null;
  return createPortal(
    <Region ref={region} data-tone="base">
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onDismiss={onDismiss} />
      ))}
    </Region>,
    dialog ?? root,
  );
}
