import { contrast, ensureContrast, isLostInDark, mix, readableOn } from 'domain/contrast';
import { extremes } from '../tokens/colors';
import type { Palette } from './palette';

const { white, black } = extremes;

/** Variant of the roles: dark, high contrast, or both. */
export type Mode = { isDark?: boolean; isStrong?: boolean };

/** Colors of a background and the elements on it. */
export type Surface = {
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

/** Required contrast of text and edges, and the strength of quiet lines. WCAG AA, or AAA for text in high contrast. */
export type Need = { text: number; edge: number; line: number };

export const needOf = ({ isStrong }: Mode): Need =>
  isStrong ? { text: 7, edge: 4.5, line: 0.6 } : { text: 4.5, edge: 3, line: 0.14 };

/** A primary color that is lost on the owner's background would make headings gray and hide buttons: dark mode avoids both. */
export const modeOn = ({ primary, background }: Palette, mode: Mode): Mode => ({
  ...mode,
  isDark: mode.isDark || isLostInDark(primary, background),
});

/** Adapts the owner's palette to the mode. A palette that is already dark is unchanged in dark mode. */
export function paletteIn(palette: Palette, { isDark, isStrong }: Mode): Palette {
  const base = isDark && contrast(white, palette.background) < 12 ? toDark(palette) : palette;
  if (!isStrong) return base;
  const background = contrast(white, base.background) > contrast(black, base.background) ? black : white;
  const primary = ensureContrast(base.primary, readableOn(base.primary, white, black), 7);
  return { ...base, background, primary, text: background === white ? black : white };
}

function toDark({ primary, ...palette }: Palette): Palette {
  const background = ensureContrast(mix(black, primary, 0.5), white, 17);
  const dimmed = ensureContrast(primary, white, 7);
  return { ...palette, background, primary: dimmed, text: mix(white, background, 0.1), link: palette.accent };
}

/** The page background: slightly tinted with the accent color, or dark with lighter surfaces. */
export function pageSurface({ background, primary, accent, text, link }: Palette, { isDark, isStrong }: Mode): Surface {
  const toward = isDark ? text : accent;
  const step = (amount: number) => (isStrong ? background : mix(background, toward, amount));
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

/** The brand background (navy sections), on which the accent color is readable as text. */
export function brandSurface({ primary, accent }: Palette, { isStrong }: Mode): Surface {
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

/** Shifts a background toward its text color if the text stays readable, otherwise away from it. */
function shade(background: string, words: string, amount: number): string {
  const toward = mix(background, words, amount);
  return contrast(words, toward) >= 5.5 ? toward : mix(background, words === white ? black : white, amount);
}
