import { contrast, ensureContrast, fillRatio, mix, readableOn, withAlpha } from 'domain/contrast';
import { extremes, statusColors } from '../tokens/colors';
import { brandSurface, modeOn, needOf, pageSurface, paletteIn, type Surface, type Mode, type Need } from './surfaces';
import type { Palette } from './palette';

const { white, black } = extremes;
/** Opacity of the hover overlay. */
const veil = 0.06;

/** Color roles. Components use roles, never colors. */
export type Roles = ReturnType<typeof createRoles>;
export type RoleName = keyof Roles;

/** Creates the roles for the page background. */
export function createRoles(owner: Palette, asked: Mode = {}) {
  const mode = modeOn(owner, asked);
  const palette = paletteIn(owner, mode);
  return rolesOn(palette, pageSurface(palette, mode), mode);
}

/** Creates the same roles for the brand background (navy sections). */
export function createBrandRoles(owner: Palette, asked: Mode = {}): Roles {
  const mode = modeOn(owner, asked);
  const palette = paletteIn(owner, mode);
  return rolesOn(palette, brandSurface(palette, mode), mode);
}

function rolesOn(palette: Palette, background: Surface, mode: Mode) {
  const { primary, accent } = palette;
  const need = needOf(mode);
  const side = readableOn(background.surface, white, black);
  /** Limits the tint to where black or white text remains readable. */
  const tint = (color: string, amount: number) =>
    ensureContrast(mix(background.surface, color, amount), side, need.text);
  const paper = ensureContrast(background.paper, side, need.text);
  const surfaceSoft = ensureContrast(background.surfaceSoft, side, need.text);
  const field = ensureContrast(background.field, side, need.text);
  const surface = background.surface;
  const soft = Object.fromEntries(
    Object.entries(statusColors).map(([name, color]) => [name, tint(color, mode.isDark ? 0.2 : 0.1)]),
  ) as typeof statusColors;
  const selected = tint(accent, mode.isDark ? 0.16 : 0.13);
  const bare = [paper, surface, surfaceSoft, field];
  // The hover overlay moves toward the text color if the text stays readable, otherwise away from it.
  const isNearer = bare.every((one) => contrast(side, mix(one, side, veil)) >= need.text);
  const away = side === white ? black : white;
  const pointedAt = bare.map((one) => mix(one, isNearer ? side : away, veil));
  const all = [...bare, ...pointedAt, selected, ...Object.values(soft)];
  const strong = ensureContrast(background.strong, all, need.text);
  // In high contrast, the text of a filled button moves its color back toward the page.
  const visible = (color: string) => ensureContrast(color, paper, mode.isStrong ? need.edge : fillRatio);
  const [button, onButton, buttonHover] = filled(visible(background.button), primary, need);
  return {
    paper,
    surface,
    surfaceSoft,
    field,
    selected,
    ...brandRoles(palette, visible(accent), need),
    text: ensureContrast(background.ink, all, need.text),
    textMuted: ensureContrast(mix(background.ink, surface, 0.26), all, need.text),
    heading: strong,
    link: ensureContrast(background.link, all, need.text),
    accentText: ensureContrast(background.accentText, all, need.text),
    border: mix(surface, strong, need.line),
    borderStrong: ensureContrast(mix(surface, strong, 0.45), all, need.edge),
    hairline: mode.isStrong ? ensureContrast(accent, all, need.edge) : accent,
    mark: ensureContrast(accent, all, need.edge),
    primary: button,
    primaryHover: buttonHover,
    onPrimary: onButton,
    hover: withAlpha(isNearer ? strong : away, veil),
    disabled: mix(surface, strong, 0.1),
    onDisabled: mix(surface, strong, mode.isStrong ? 0.8 : 0.55),
    focus: ensureContrast(background.accentText, all, need.edge),
    ...stateRoles(soft, all, need),
    skeleton: mix(surface, strong, 0.09),
    overlay: withAlpha(mix(primary, black, mode.isDark ? 0.8 : 0.4), 0.74),
    shadow: withAlpha(mix(primary, black, mode.isDark ? 0.9 : 0.3), mode.isDark ? 0.5 : 0.12),
  };
}

/** Returns the hover color of a filled element: lighter, or darker if lighter is unreadable or invisible. */
function hovered(background: string, words: string, need: Need): string {
  const lighter = mix(background, white, 0.15);
  const darker = mix(background, black, 0.15);
  const isSeen = contrast(lighter, background) > 1.08 || contrast(words, darker) < need.text;
  return contrast(words, lighter) >= need.text && isSeen ? lighter : darker;
}

/** Returns background, text and hover colors of a filled element. Text uses the brand color if readable. */
function filled(background: string, brand: string, need: Need): [background: string, words: string, hover: string] {
  const words = contrast(brand, background) >= need.text ? brand : readableOn(background, white, black);
  const held = ensureContrast(background, words, need.text);
  return [held, words, hovered(held, words, need)];
}

function brandRoles({ primary, secondary }: Palette, asked: string, need: Need) {
  const onBrand = readableOn(primary, white, black);
  const [accent, onAccent, accentHover] = filled(asked, primary, need);
  const [highlight, onHighlight] = filled(secondary, primary, need);
  return {
    brand: primary,
    brandDeep: mix(primary, onBrand === white ? black : white, 0.28),
    onBrand,
    accent,
    accentHover,
    onAccent,
    highlight,
    onHighlight,
  };
}

function stateRoles(soft: Record<keyof typeof statusColors, string>, backgrounds: readonly string[], need: Need) {
  const ink = (color: string) => ensureContrast(color, backgrounds, need.text);
  const { success, danger, warning, info } = statusColors;
  const dangerInk = ink(danger);
  const onDanger = readableOn(dangerInk, white, black);
  return {
    success: ink(success),
    successSoft: soft.success,
    danger: dangerInk,
    dangerHover: hovered(dangerInk, onDanger, need),
    onDanger,
    dangerSoft: soft.danger,
    warning: ink(warning),
    warningSoft: soft.warning,
    info: ink(info),
    infoSoft: soft.info,
  };
}
