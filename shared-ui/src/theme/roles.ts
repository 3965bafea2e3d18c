import { extremes, statusColours } from '../tokens/colours';
import { contrast, ensureContrast, mix, readableOn, withAlpha } from './contrast';
import type { Palette } from './palette';

const { white, black } = extremes;
const text = 4.5;
const shape = 3;

/** What every colour is for. Components name roles, never colours. */
export type Roles = ReturnType<typeof createRoles>;
export type RoleName = keyof Roles;

/** Roles of things that lie on the page's own grounds. */
export function createRoles(palette: Palette) {
  const { background, primary, secondary, accent } = palette;
  const paper = mix(background, accent, 0.045);
  const surfaceSoft = mix(background, accent, 0.1);
  const grounds = [background, paper, surfaceSoft];
  const ink = readableOn(background, palette.text, contrast(black, background) > contrast(white, background) ? black : white);
  const heading = ensureContrast(primary, grounds, text);
  const onBrand = readableOn(primary, white, black);
  const onAccent = readableOn(accent, contrast(primary, accent) >= text ? primary : black, white);
  return {
    // grounds
    paper,
    surface: background,
    surfaceSoft,
    brand: primary,
    brandDeep: mix(primary, black, 0.28),
    onBrand,
    overlay: withAlpha(mix(primary, black, 0.45), 0.62),
    // words
    text: ensureContrast(ink, grounds, text),
    textMuted: ensureContrast(mix(ink, background, 0.26), grounds, text),
    heading,
    link: ensureContrast(palette.link, grounds, text),
    accentText: heading,
    // lines
    border: mix(background, heading, 0.14),
    borderStrong: ensureContrast(mix(background, heading, 0.45), grounds, shape),
    hairline: accent,
    // accent and highlight
    accent,
    accentHover: mix(accent, onAccent === white ? black : white, 0.16),
    onAccent,
    highlight: secondary,
    onHighlight: readableOn(secondary, contrast(primary, secondary) >= text ? primary : black, white),
    // pressed things
    primary,
    primaryHover: mix(primary, onBrand === white ? white : black, 0.14),
    onPrimary: onBrand,
    hover: withAlpha(heading, 0.06),
    disabled: mix(background, heading, 0.1),
    onDisabled: mix(background, heading, 0.55),
    field: background,
    selected: mix(background, accent, 0.13),
    focus: ensureContrast(mix(primary, '#2F7FC4', 0.7), grounds, shape),
    // states
    ...statusRoles(background, grounds),
    skeleton: mix(background, heading, 0.09),
    shadow: withAlpha(mix(primary, black, 0.3), 0.12),
  };
}

function statusRoles(background: string, grounds: readonly string[]) {
  const soft = (colour: string) => mix(background, colour, 0.1);
  const strong = (colour: string) => ensureContrast(colour, [...grounds, soft(colour)], text);
  const { success, danger, warning, info } = statusColours;
  return {
    success: strong(success),
    successSoft: soft(success),
    danger: strong(danger),
    dangerHover: mix(strong(danger), black, 0.18),
    onDanger: readableOn(strong(danger), white, black),
    dangerSoft: soft(danger),
    warning: strong(warning),
    warningSoft: soft(warning),
    info: strong(info),
    infoSoft: soft(info),
  };
}

/** Roles that read differently on the brand's own ground (the navy sections). */
export function createBrandRoles(palette: Palette): Partial<Roles> {
  const { primary, accent } = palette;
  const on = readableOn(primary, white, black);
  const deep = mix(primary, black, 0.28);
  const grounds = [primary, deep];
  const gold = ensureContrast(accent, grounds, text);
  return {
    paper: primary,
    surface: mix(primary, on, 0.06),
    surfaceSoft: mix(primary, on, 0.1),
    text: mix(on, primary, 0.1),
    textMuted: ensureContrast(mix(on, primary, 0.26), grounds, text),
    heading: on,
    link: gold,
    accentText: gold,
    border: mix(primary, on, 0.2),
    borderStrong: ensureContrast(mix(primary, on, 0.5), grounds, shape),
    primary: accent,
    primaryHover: mix(accent, white, 0.16),
    onPrimary: readableOn(accent, contrast(primary, accent) >= text ? primary : black, white),
    hover: withAlpha(on, 0.1),
    focus: ensureContrast(palette.secondary, grounds, shape),
    skeleton: mix(primary, on, 0.14),
  };
}
