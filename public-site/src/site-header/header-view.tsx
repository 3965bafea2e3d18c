import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Container, Icon } from 'shared-ui';
import type { NavigationItem } from '../navigation/navigation';
import * as S from './header-view.styles';

export type HeaderViewProps = {
  name: string;
  items: readonly NavigationItem[];
  /** The page is scrolled, so the header needs a background. */
  isSolid: boolean;
  onLogoClick: () => void;
  /** The booking button's label; phones show only its first word. */
  bookLabel: string;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

const menuId = 'site-menu';

export function HeaderView({ name, items, isSolid, bookLabel, onLogoClick, onBook, onBookIntent }: HeaderViewProps) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const shell = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  const closeByKey = () => {
    close();
    menuButton.current?.focus();
  };
  useDismiss(isOpen, shell, { onEscape: closeByKey, onLeave: close });

  const [firstWord = ''] = bookLabel.split(' ');
  const handleBook = () => {
    close();
    onBook?.();
  };

  return (
    <S.Shell id="site-top" ref={shell} tabIndex={-1} $isSolid={isSolid || isOpen}>
      <Container>
        <S.Bar>
          <S.Logo to="/" onClick={() => (close(), onLogoClick())}>
            {name}
          </S.Logo>
          <S.MenuButton
            ref={menuButton}
            type="button"
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            Menu
          </S.MenuButton>
          <S.Menu id={menuId} aria-label="Main" $isOpen={isOpen}>
            <S.Items>
              {items.map(({ label, to }) => (
                <li key={to}>
                  <S.MenuLink to={to} onClick={close} aria-current={to === pathname ? 'page' : undefined}>
                    {label}
                  </S.MenuLink>
                </li>
              ))}
            </S.Items>
          </S.Menu>
          {onBook && (
            <S.BookButton
              variant="accent"
              aria-haspopup="dialog"
              onClick={handleBook}
              onPointerEnter={onBookIntent}
              onFocus={onBookIntent}
            >
              <span>
                {firstWord}
                <S.WideLabel>{bookLabel.slice(firstWord.length)}</S.WideLabel>
              </span>
            </S.BookButton>
          )}
        </S.Bar>
      </Container>
    </S.Shell>
  );
}

type Handlers = { onEscape: () => void; onLeave: () => void };

/** While open, calls `onEscape` on Escape and `onLeave` on a press or focus outside. */
function useDismiss(isOpen: boolean, element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') handlers.onEscape();
    } else if (!element.current?.contains(event.target as Node)) handlers.onLeave();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const names = ['keydown', 'pointerdown', 'focusin'];
    const handle = (event: Event) => handleEvent(event);
    for (const name of names) document.addEventListener(name, handle);
    return () => {
      for (const name of names) document.removeEventListener(name, handle);
    };
  }, [isOpen]);
}
