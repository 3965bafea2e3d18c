import { useEffect, useRef } from 'react';

import type { Step } from '../booking-state/booking-flow-state';

/** Moves focus to the heading of each new step and scrolls to its top. The first step leaves the focus alone. */
export function useStepFocus(step: Step) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return { top, heading };
}
