import { useEffect, useRef } from 'react';

import type { Step } from './booking-flow-state';

/** A new step is read from its heading on, and starts at its top. The first one leaves the focus where it is. */
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
