import { createContext, useCallback, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ConfirmProvider } from '../confirm/confirm-provider';
import type { NotificationMessage, ShownNotification } from './notification';
import { NotificationList } from './notification-list';

/** Shows a message; returns a function that removes it. */
export type Notify = (notification: NotificationMessage) => () => void;

type Add = (notification: NotificationMessage, source: string) => () => void;

const NotifyContext = createContext<Add | null>(null);
const maxShown = 4;

/** Provides `useNotify` and `useConfirm`. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const add = useCallback<Add>(
    (notification, source) => {
      const id = (lastId.current += 1);
      const isSettled = (one: ShownNotification) =>
        // A new element is announced again.
        (one.about ?? one.message) === (notification.about ?? notification.message) ||
        (notification.tone === 'success' && one.tone === 'error' && one.source === source);
      setShown((all) => [...all.filter((one) => !isSettled(one)), { ...notification, id, source }].slice(-maxShown));
      return () => dismiss(id);
    },
    [dismiss],
  );
  useOnGone(shown);

  return (
    <NotifyContext.Provider value={add}>
      <ConfirmProvider>{children}</ConfirmProvider>
      <NotificationList notifications={shown} onDismiss={dismiss} />
    </NotifyContext.Provider>
  );
}

function useOnGone(shown: readonly ShownNotification[]) {
  const before = useRef(shown);
  useEffect(() => {
    const gone = before.current.filter((one) => !shown.includes(one));
    before.current = shown;
    gone.forEach(({ onGone }) => onGone?.());
  }, [shown]);
}

/**
 * `const notify = useNotify(); notify({ tone: 'success', message: 'Settings saved successfully!' })`
 *
 * A success removes the errors that the same component showed before it.
 */
export function useNotify(): Notify {
  const add = useContext(NotifyContext);
  const source = useId();
  if (!add) throw new Error('useNotify needs a UiProvider above it');
  return useCallback((notification) => add(notification, source), [add, source]);
}
