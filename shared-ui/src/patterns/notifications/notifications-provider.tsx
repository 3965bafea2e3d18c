import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmProvider } from '../confirm/confirm-provider';
import { NotificationList } from './notification-list';

export type NotificationTone = 'success' | 'error' | 'info';

export type NotificationMessage = {
  tone: NotificationTone;
  /** Shown and announced exactly as given. */
  message: string;
  /** In the language of the message. */
  dismissLabel?: string;
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** How long it stays when nobody points at it; by its tone without. */
  milliseconds?: number;
  /** It has left the screen, for whatever reason: the time to take the action is over. */
  onGone?: () => void;
};

export type ShownNotification = NotificationMessage & { id: number };

/** Shows a message; answers with a function that takes it away. */
export type Notify = (notification: NotificationMessage) => () => void;

const NotifyContext = createContext<Notify | null>(null);
const mostAtOnce = 4;

/** Shows what `useNotify` says and asks what `useConfirm` asks. Created by the shell, standalone pages and embeds. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notify = useCallback<Notify>(
    (notification) => {
      lastId.current += 1;
      const id = lastId.current;
      // The same words again replace the old ones: a new element is announced again.
      setShown((all) =>
        [...all.filter((one) => one.message !== notification.message), { ...notification, id }].slice(-mostAtOnce),
      );
      return () => dismiss(id);
    },
    [dismiss],
  );
  useGoneTold(shown);

  return (
    <NotifyContext.Provider value={notify}>
      <ConfirmProvider>{children}</ConfirmProvider>
      <NotificationList notifications={shown} onDismiss={dismiss} />
    </NotifyContext.Provider>
  );
}

function useGoneTold(shown: readonly ShownNotification[]) {
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current.filter((one) => !shown.includes(one));
    before.current = shown;
    gone.forEach(({ onGone }) => onGone?.());
  }, [shown]);
}

/** `const notify = useNotify(); notify({ tone: 'success', message: 'Settings saved successfully!' })` */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NotificationsProvider above it');
  return notify;
}
