import { extremes } from '../tokens/colours';
import { contrast, ensureContrast, mix, readableOn } from './contrast';
import type { Palette } from './palette';

const { white, black } = extremes;

/** How a set of roles differs from the everyday one: for dark surroundings, for people who need more contrast, or both. */
export type Mode = { isDark?: boolean; isStrong?: boolean };

/** A ground with what lies on it: the page's own or the brand's. */
export type Ground = {
  paper: string;
  surface: string;
  surfaceSoft: string;
  field: string;
  ink: string;
  strong: string;
  link: string;
  accentText: string;
  button: string;
};

/** Contrast of words, of the edges of controls, and how clear quiet lines are. WCAG AA, or AAA for words where more is asked. */
export type Need = { text: number; edge: number; line: number };

export const needOf = ({ isStrong }: Mode): Need =>
  isStrong ? { text: 7, edge: 4.5, line: 0.6 } : { text: 4.5, edge: 3, line: 0.14 };

/** The owner's colours, ready for the mode. A palette that is dark already stays as it is in the dark. */
export function paletteIn(palette: Palette, { isDark, isStrong }: Mode): Palette {
  const night = isDark && contrast(white, palette.background) < 12 ? atNight(palette) : palette;
  if (!isStrong) return night;
  const background = contrast(white, night.background) > contrast(black, night.background) ? black : white;
  const primary = ensureContrast(night.primary, readableOn(night.primary, white, black), 7);
  return { ...night, background, primary, text: background === white ? black : white };
}

function atNight({ primary, ...palette }: Palette): Palette {
  const background = ensureContrast(mix(black, primary, 0.5), white, 17);
  const dimmed = ensureContrast(primary, white, 7);
  return { ...palette, background, primary: dimmed, text: mix(white, background, 0.1), link: palette.accent };
}

/** The page's own ground: paper warmed by a breath of the accent colour, or night with lighter surfaces on it. */
export function pageGround({ background, primary, accent, text, link }: Palette, { isDark, isStrong }: Mode): Ground {
  const towards = isDark ? text : accent;
  const step = (amount: number) => (isStrong ? background : mix(background, towards, amount));
  const pale = isDark ? mix(white, background, 0.08) : primary;
  return {
    paper: isDark ? background : step(0.045),
    surface: isDark ? step(0.09) : background,
    surfaceSoft: isStrong ? mix(background, text, 0.06) : step(isDark ? 0.055 : 0.11),
    field: isDark ? step(0.03) : background,
    ink: text,
    strong: isStrong ? text : pale,
    link,
    accentText: isDark ? accent : primary,
    button: pale,
  };
}

/** The brand's ground (the navy sections), where the accent may be words. */
export function brandGround({ primary, accent }: Palette, { isStrong }: Mode): Ground {
  const on = readableOn(primary, white, black);
  const step = (amount: number) => (isStrong ? primary : shade(primary, on, amount));
  return {
    paper: primary,
    surface: step(0.06),
    surfaceSoft: step(0.1),
    field: step(0.04),
    ink: isStrong ? on : mix(on, primary, 0.08),
    strong: on,
    link: accent,
    accentText: accent,
    button: accent,
  };
}

/** The ground, a step towards its words where they stay readable, else a step away from them. */
function shade(ground: string, words: string, amount: number): string {
  const towards = mix(ground, words, amount);
  return contrast(words, towards) >= 5.5 ? towards : mix(ground, words === white ? black : white, amount);
}
