import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '../../theme/references';
import { Icon } from '../icon/icon';

type AlertTone = 'info' | 'success' | 'warning' | 'danger';

const AlertRoot = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} min(${space.md}, 5vw);
  border: ${border.hairline} solid ${({ $tone }) => color[$tone]};
  border-inline-start-width: ${border.bar};
  border-radius: ${radius.md};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${color.text};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  overflow-wrap: anywhere;

  > svg {
    color: ${({ $tone }) => color[$tone]};
  }
`;

const Title = styled.strong`
  display: block;
  color: ${color.heading};
`;

/** Below the text, and further to the start if enlarged text leaves no room for words. */
const Action = styled.div`
  grid-column: 1 / -1;
  margin-inline-start: min(1.25em + ${space.sm}, 9.3vw);
`;

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** `note` for static text that needs no announcement. */
  role?: 'alert' | 'status' | 'note';
  children?: ReactNode;
};

/** A message box in the flow of the page. */
export function Alert({ tone = 'info', title, action, role = 'alert', children }: AlertProps) {
  return (
    <AlertRoot ref={handOverFocus} data-tone="base" $tone={tone}>
      <Icon name={tone === 'success' ? 'check' : tone} />
      <div role={role}>
        {title && <Title>{title}</Title>}
        {children}
      </div>
      {action && <Action>{action}</Action>}
    </AlertRoot>
  );
}

/**
 * A ref that keeps the focus in place when its element disappears with the button that had it, as an error does after
 * "Try again": the nearest element that remains gets the focus, unless the new content takes it.
 */
const handOverFocus = (element: HTMLElement | null) => () => {
  if (!element?.matches(':focus-within')) return;
  const range = document.createRange();
  range.selectNode(element);
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    // Ranges leave what is removed.
    const remaining = range.startContainer as HTMLElement;
    // Makes it focusable.
    if (remaining.tabIndex < 0) remaining.tabIndex = -1;
    remaining.focus({ preventScroll: true });
  });
};
