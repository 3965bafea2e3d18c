import { ensureContrast, fillRatio, isLostInDark, mix, readableOn } from './contrast.ts';
import type { SettingValue } from './settings/definition.ts';
import { definitionOf, type SettingKey } from './settings/registry.ts';

export const colorKeys = ['primary_color', 'accent_color', 'background_color', 'text_color', 'link_color'] as const;

/** The colors of an email, and of the page that its unsubscribe link opens. Text colors are readable (WCAG AA) on `sheet` and `soft`, and `onButton` on `button`. */
export type MailPalette = ReturnType<typeof createMailPalette>;

const textRatio = 4.5;
const [white, black] = ['#FFFFFF', '#000000'];

/**
 * Creates the palette from the owner's colors, corrected where text would be hard to read.
 *
 * @param stored parsed settings; a missing color has its default
 */
export function createMailPalette(stored: ReadonlyMap<SettingKey, SettingValue | undefined> = new Map()) {
  const color = (key: (typeof colorKeys)[number]) => String(stored.get(key) ?? definitionOf(key).default);
  const sheet = color('background_color');
  const accent = color('accent_color');
  const primary = color('primary_color');
  const text = color('text_color');
  const isLost = isLostInDark(primary, sheet);
  const button = ensureContrast(isLost ? accent : primary, sheet, fillRatio);
  const soft = ensureContrast(mix(sheet, accent, 0.11), readableOn(sheet, white, black), textRatio);
  const readable = (wanted: string) => ensureContrast(wanted, [sheet, soft], textRatio);
  return {
    sheet,
    soft,
    accent,
    text: readable(text),
    mutedText: readable(mix(text, sheet, 0.26)),
    heading: readable(isLost ? text : primary),
    link: readable(color('link_color')),
    line: mix(sheet, text, 0.14),
    button,
    onButton: readableOn(button, white, black),
  };
}
