import type { Navigator, To } from 'react-router-dom';
import type { Guards } from './guards';

/** A navigator that asks first if a navigation would lose unsaved work. */
export function guardedNavigator(navigator: Navigator, guards: Guards, mayLeave: () => Promise<boolean>): Navigator {
  const asking = (go: Navigator['push']): Navigator['push'] => {
    return (to, ...rest) => {
      if (!guards.wouldLose(pathnameOf(to))) return go(to, ...rest);
      void mayLeave().then((isAllowed) => isAllowed && go(to, ...rest));
      return undefined;
    };
  };
  return Object.assign(Object.create(navigator) as Navigator, {
    push: asking(navigator.push),
    replace: asking(navigator.replace),
  });
}

const pathnameOf = (to: To) => (typeof to === 'string' ? new URL(to, window.location.origin).pathname : to.pathname);
