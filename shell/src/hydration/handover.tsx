import { useLayoutEffect } from 'react';
import { leaveRendered } from './rendered-page';

/** Marks the page as complete without the prerendered content. */
export function Handover({ onReplaced }: { onReplaced?: () => void }) {
  useLayoutEffect(() => {
    leaveRendered();
    onReplaced?.();
  }, [onReplaced]);
  return null;
}
