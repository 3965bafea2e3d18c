import { extremes, statusColours } from '../tokens/colours';
import { contrast, ensureContrast, mix, readableOn, withAlpha } from './contrast';
import type { Palette } from './palette';

const { white, black } = extremes;
/** WCAG AA: words, and the edges of controls. */
const text = 4.5;
const edge = 3;

/** What every colour is for. Components name roles, never colours. */
export type Roles = ReturnType<typeof createRoles>;
export type RoleName = keyof Roles;

/** A ground with what lies on it: the page's own, the brand's, and later a dark page's. */
type Ground = {
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

/** Roles of what lies on the page's own ground: paper warmed by a breath of the accent colour. */
export function createRoles(palette: Palette) {
  const { background, primary, accent } = palette;
  return rolesOn(palette, {
    paper: mix(background, accent, 0.045),
    surface: background,
    surfaceSoft: mix(background, accent, 0.11),
    field: background,
    ink: palette.text,
    strong: primary,
    link: palette.link,
    accentText: primary,
    button: primary,
  });
}

/** The same roles on the brand's ground (the navy sections), where the accent may be words. */
export function createBrandRoles(palette: Palette): Roles {
  const { primary, accent } = palette;
  const on = readableOn(primary, white, black);
  return rolesOn(palette, {
    paper: primary,
    surface: shade(primary, on, 0.06),
    surfaceSoft: shade(primary, on, 0.1),
    field: shade(primary, on, 0.04),
    ink: mix(on, primary, 0.08),
    strong: on,
    link: accent,
    accentText: accent,
    button: accent,
  });
}

function rolesOn(palette: Palette, ground: Ground) {
  const { primary, accent } = palette;
  const { paper, surface, surfaceSoft, field } = ground;
  const states = stateRoles(ground);
  const selected = mix(surface, accent, 0.13);
  const bare = [paper, surface, surfaceSoft, field];
  const all = [...bare, selected, states.successSoft, states.dangerSoft, states.warningSoft, states.infoSoft];
  const strong = ensureContrast(ground.strong, all, text);
  return {
    paper,
    surface,
    surfaceSoft,
    field,
    selected,
    ...brandRoles(palette),
    text: ensureContrast(ground.ink, all, text),
    textMuted: ensureContrast(mix(ground.ink, surface, 0.26), all, text),
    heading: strong,
    link: ensureContrast(ground.link, bare, text),
    accentText: ensureContrast(ground.accentText, bare, text),
    border: mix(surface, strong, 0.14),
    borderStrong: ensureContrast(mix(surface, strong, 0.45), bare, edge),
    hairline: accent,
    ...pressable(palette, ground.button),
    hover: withAlpha(strong, 0.06),
    disabled: mix(surface, strong, 0.1),
    onDisabled: mix(surface, strong, 0.55),
    focus: ensureContrast(ground.accentText, bare, edge),
    ...states,
    skeleton: mix(surface, strong, 0.09),
    overlay: withAlpha(mix(primary, black, 0.4), 0.74),
    shadow: withAlpha(mix(primary, black, 0.3), 0.12),
  };
}

/** The ground, a step towards its words where they stay readable, else a step away from them. */
function shade(ground: string, words: string, amount: number): string {
  const towards = mix(ground, words, amount);
  return contrast(words, towards) >= text + 1 ? towards : mix(ground, words === white ? black : white, amount);
}

/** A filled ground under the pointer: lighter, or darker where its words would suffer. */
function hovered(ground: string, words: string): string {
  const lighter = mix(ground, white, 0.15);
  return contrast(words, lighter) >= text ? lighter : mix(ground, black, 0.15);
}

/** Words on a filled ground: the brand's own colour where it can be read, else black or white. */
function wordsOn(ground: string, brand: string): string {
  return contrast(brand, ground) >= text ? brand : readableOn(ground, white, black);
}

function brandRoles({ primary, secondary, accent }: Palette) {
  const onBrand = readableOn(primary, white, black);
  const onAccent = wordsOn(accent, primary);
  return {
    brand: primary,
    brandDeep: mix(primary, onBrand === white ? black : white, 0.28),
    onBrand,
    accent,
    accentHover: hovered(accent, onAccent),
    onAccent,
    highlight: secondary,
    onHighlight: wordsOn(secondary, primary),
  };
}

function pressable({ primary: brand }: Palette, ground: string) {
  const words = wordsOn(ground, brand);
  return { primary: ground, primaryHover: hovered(ground, words), onPrimary: words };
}

function stateRoles({ paper, surface, surfaceSoft }: Ground) {
  const soft = (colour: string) => mix(surface, colour, 0.1);
  const strong = (colour: string) => ensureContrast(colour, [paper, surface, surfaceSoft, soft(colour)], text);
  const { success, danger, warning, info } = statusColours;
  const dangerInk = strong(danger);
  const onDanger = readableOn(dangerInk, white, black);
  return {
    success: strong(success),
    successSoft: soft(success),
    danger: dangerInk,
    dangerHover: hovered(dangerInk, onDanger),
    onDanger,
    dangerSoft: soft(danger),
    warning: strong(warning),
    warningSoft: soft(warning),
    info: strong(info),
    infoSoft: soft(info),
  };
}
