import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../components/button/button';
import { IconButton } from '../../components/button/icon-button';
import { Icon } from '../../components/icon/icon';
import { border, color, font, motion, radius, shadow, space } from '../../theme/references';
import type { NotificationTone, ShownNotification } from './notification';

const looks = {
  success: { ink: color.success, icon: 'check' },
  error: { ink: color.danger, icon: 'danger' },
  info: { ink: color.info, icon: 'info' },
} as const;

const rise = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;

const Card = styled.div<{ $tone: NotificationTone }>`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-inline-start: ${border.bar} solid ${({ $tone }) => looks[$tone].ink};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  overflow-wrap: anywhere;
  animation: ${rise} ${motion.medium} ${motion.enter};

  > * {
    flex: none;
  }
  > svg {
    color: ${({ $tone }) => looks[$tone].ink};
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** In milliseconds; errors stay until dismissed. */
const lifetimes: Record<NotificationTone, number> = { success: 8000, info: 8000, error: 0 };

/** After this time a message counts as announced, in milliseconds. */
const announcedMs = 1000;

function noteTime(notification: ShownNotification): void {
  notification.since ??= Date.now();
}

function useLifetime(milliseconds: number, isHeld: boolean, onEnd: () => void) {
  useEffect(() => {
    if (isHeld || !milliseconds) return undefined;
    const timer = setTimeout(onEnd, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isHeld, onEnd]);
}

type NotificationCardProps = { notification: ShownNotification; onDismiss: (id: number) => void };

export function NotificationCard({ notification, onDismiss }: NotificationCardProps) {
  const { id, tone, message, dismissLabel = 'Dismiss', action, milliseconds = lifetimes[tone] } = notification;
  const [isHeld, setHeld] = useState(false);
  // Moving into a dialog or out of it creates the card again, which would announce an alert again.
  const [isNew] = useState(() => (notification.since ?? Infinity) > Date.now() - announcedMs);
  useEffect(() => noteTime(notification), [notification]);
  const [dismiss] = useState(() => () => onDismiss(id));
  useLifetime(milliseconds, isHeld, dismiss);
  const card = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold();
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const leave = () => {
    // An action may have moved the focus itself.
    if (card.current?.matches(':focus-within')) (focusedBefore.current as HTMLElement | null)?.focus();
    dismiss();
  };
  return (
    <Card ref={card} $tone={tone} onMouseEnter={hold} onMouseLeave={release} onFocus={handleFocus} onBlur={release}>
      <Icon name={looks[tone].icon} />
      <div role={isNew ? 'alert' : undefined}>{message}</div>
      {action && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            action.onAction();
            leave();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={dismissLabel} icon="close" onClick={leave} />
    </Card>
  );
}
