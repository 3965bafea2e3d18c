import { extremes, statusColours } from '../tokens/colours';
import { contrast, ensureContrast, mix, readableOn, withAlpha } from './contrast';
import { brandGround, needOf, pageGround, paletteIn, type Ground, type Mode, type Need } from './grounds';
import type { Palette } from './palette';

const { white, black } = extremes;
/** How much of it lies over what is pointed at. */
const veil = 0.06;

/** What every colour is for. Components name roles, never colours. */
export type Roles = ReturnType<typeof createRoles>;
export type RoleName = keyof Roles;

/** Roles of what lies on the page's own ground. */
export function createRoles(owner: Palette, mode: Mode = {}) {
  const palette = paletteIn(owner, mode);
  return rolesOn(palette, pageGround(palette, mode), mode);
}

/** The same roles on the brand's ground (the navy sections). */
export function createBrandRoles(owner: Palette, mode: Mode = {}): Roles {
  const palette = paletteIn(owner, mode);
  return rolesOn(palette, brandGround(palette, mode), mode);
}

function rolesOn(palette: Palette, ground: Ground, mode: Mode) {
  const { primary, accent } = palette;
  const need = needOf(mode);
  const side = readableOn(ground.surface, white, black);
  /** Tinted grounds stop where black or white would no longer be readable on them. */
  const tint = (colour: string, amount: number) => ensureContrast(mix(ground.surface, colour, amount), side, need.text);
  const paper = ensureContrast(ground.paper, side, need.text);
  const surfaceSoft = ensureContrast(ground.surfaceSoft, side, need.text);
  const field = ensureContrast(ground.field, side, need.text);
  const surface = ground.surface;
  const soft = Object.fromEntries(
    Object.entries(statusColours).map(([name, colour]) => [name, tint(colour, mode.isDark ? 0.2 : 0.1)]),
  ) as typeof statusColours;
  const selected = tint(accent, mode.isDark ? 0.16 : 0.13);
  const bare = [paper, surface, surfaceSoft, field];
  // What is pointed at moves towards its words where they stay readable, else away from them.
  const isNearer = bare.every((one) => contrast(side, mix(one, side, veil)) >= need.text);
  const away = side === white ? black : white;
  const pointedAt = bare.map((one) => mix(one, isNearer ? side : away, veil));
  const all = [...bare, ...pointedAt, selected, ...Object.values(soft)];
  const strong = ensureContrast(ground.strong, all, need.text);
  return {
    paper,
    surface,
    surfaceSoft,
    field,
    selected,
    ...brandRoles(palette, need),
    text: ensureContrast(ground.ink, all, need.text),
    textMuted: ensureContrast(mix(ground.ink, surface, 0.26), all, need.text),
    heading: strong,
    link: ensureContrast(ground.link, all, need.text),
    accentText: ensureContrast(ground.accentText, all, need.text),
    border: mix(surface, strong, need.line),
    borderStrong: ensureContrast(mix(surface, strong, 0.45), all, need.edge),
    hairline: mode.isStrong ? ensureContrast(accent, all, need.edge) : accent,
    mark: ensureContrast(accent, all, need.edge),
    ...pressable(palette, ground.button, need),
    hover: withAlpha(isNearer ? strong : away, veil),
    disabled: mix(surface, strong, 0.1),
    onDisabled: mix(surface, strong, mode.isStrong ? 0.8 : 0.55),
    focus: ensureContrast(ground.accentText, all, need.edge),
    ...stateRoles(soft, all, need),
    skeleton: mix(surface, strong, 0.09),
    overlay: withAlpha(mix(primary, black, mode.isDark ? 0.8 : 0.4), 0.74),
    shadow: withAlpha(mix(primary, black, mode.isDark ? 0.9 : 0.3), mode.isDark ? 0.5 : 0.12),
  };
}

/** A filled ground under the pointer: lighter, or darker where its words would suffer or nothing would be seen. */
function hovered(ground: string, words: string, need: Need): string {
  const lighter = mix(ground, white, 0.15);
  const darker = mix(ground, black, 0.15);
  const isSeen = contrast(lighter, ground) > 1.08 || contrast(words, darker) < need.text;
  return contrast(words, lighter) >= need.text && isSeen ? lighter : darker;
}

/** A filled ground and its words: the brand's own colour where it can be read, else black or white. */
function filled(ground: string, brand: string, need: Need): [ground: string, words: string, hover: string] {
  const words = contrast(brand, ground) >= need.text ? brand : readableOn(ground, white, black);
  const held = ensureContrast(ground, words, need.text);
  return [held, words, hovered(held, words, need)];
}

function brandRoles({ primary, secondary, accent: asked }: Palette, need: Need) {
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

function pressable({ primary: brand }: Palette, ground: string, need: Need) {
  const [primary, onPrimary, primaryHover] = filled(ground, brand, need);
  return { primary, primaryHover, onPrimary };
}

function stateRoles(soft: Record<keyof typeof statusColours, string>, grounds: readonly string[], need: Need) {
  const ink = (colour: string) => ensureContrast(colour, grounds, need.text);
  const { success, danger, warning, info } = statusColours;
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
