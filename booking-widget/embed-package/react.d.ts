import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CoachBookingAttributes, CoachBookingElement, CoachBookingEventMap } from './index.js';

/** Handlers for React 19. React 18 sets no listeners on custom elements: use a ref and `addEventListener`. */
type EventHandlers = {
  [Name in keyof CoachBookingEventMap as `on${Name}`]?: (event: CoachBookingEventMap[Name]) => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'coach-booking': CoachBookingAttributes &
        EventHandlers &
        DetailedHTMLProps<HTMLAttributes<CoachBookingElement>, CoachBookingElement>;
    }
  }
}
