export const durations = { fast: '140ms', medium: '240ms', slow: '480ms', page: '800ms', tab: '300ms' } as const;

export const easings = { standard: 'cubic-bezier(0.2, 0, 0.1, 1)', enter: 'cubic-bezier(0.05, 0.7, 0.1, 1)' } as const;

/** Duration of one loop of a loading animation. Reduced motion removes loops entirely. */
export const loops = { turn: '800ms', sweep: '1200ms', breathe: '1800ms' } as const;

/** Stacking order. Dialogs and everything above them use the browser's top layer. */
export const layers = {
  backdrop: -2,
  behind: -1,
  base: 0,
  raised: 1,
  sticky: 10,
  header: 100,
  notifications: 1000,
  skipLink: 1100,
} as const;
