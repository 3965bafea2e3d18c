import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator, type To } from 'react-router-dom';
import { useConfirm } from 'shared-ui';
import { createGuards, discardQuestion, type Guards } from './guards';
import { watchHistory } from './history-watch';

type UnsavedContextValue = { guards: Guards; mayLeave: () => Promise<boolean> };

/** Null in stories and tests of single screens: nothing is guarded there. */
export const UnsavedContext = createContext<UnsavedContextValue | null>(null);

/**
 * Asks before unsaved work is lost by a link, a tab, Back, Forward, a typed address or closing the window. Declarative
 * routers have no `useBlocker`, so this wraps their navigator.
 */
export function UnsavedGuardProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm();
  const navigation = useContext(NavigationContext);
  const location = useLocation();
  const [guards] = useState(createGuards);
  const watch = useRef<ReturnType<typeof watchHistory>>(undefined);

  const mayLeave = useCallback(async () => {
    if (!guards.isAny()) return true;
    const isAllowed = await confirm({ ...discardQuestion, ...guards.question() });
    if (isAllowed) guards.clear();
    return isAllowed;
  }, [confirm, guards]);

  useEffect(() => {
    watch.current = watchHistory(guards, mayLeave);
    return watch.current.stop;
  }, [guards, mayLeave]);
  useEffect(() => watch.current?.noteArrival(), [location]);

  const guarded = useMemo(
    () => ({ ...navigation, navigator: guardedNavigator(navigation.navigator, guards, mayLeave) }),
    [navigation, guards, mayLeave],
  );
  const unsaved = useMemo(() => ({ guards, mayLeave }), [guards, mayLeave]);
  return (
    <UnsavedContext value={unsaved}>
      <NavigationContext value={guarded}>{children}</NavigationContext>
    </UnsavedContext>
  );
}

/** A navigator that asks first if a navigation would lose unsaved work. */
function guardedNavigator(navigator: Navigator, guards: Guards, mayLeave: () => Promise<boolean>): Navigator {
  const asking = (go: Navigator['push']): Navigator['push'] => {
    return (to, ...rest) => {
      if (!guards.wouldLose(pathnameOf(to))) return go(to, ...rest);
      // Never replaces: the entry of the dialog that the navigation began in is gone by now.
      void mayLeave().then((isAllowed) => isAllowed && navigator.push(to, ...rest));
      return undefined;
    };
  };
  return Object.assign(Object.create(navigator) as Navigator, {
    push: asking(navigator.push),
    replace: asking(navigator.replace),
  });
}

const pathnameOf = (to: To) => (typeof to === 'string' ? new URL(to, window.location.origin).pathname : to.pathname);
