import type { SettingKey, SettingValues } from 'data-client/owner';
import { contrast, createPalette, type OwnerColours, type Palette } from 'shared-ui';

const keyOf: Record<keyof OwnerColours, SettingKey> = {
  primary: 'primary_color',
  secondary: 'secondary_color',
  accent: 'accent_color',
  background: 'background_color',
  text: 'text_color',
  link: 'link_color',
};

const readable = 4.5;

/** The palette the site would draw with these values: what is unreadable is corrected in it. */
export function paletteOf(values: SettingValues): Palette {
  const asked = Object.entries(keyOf).map(([name, key]) => [name, String(values[key])]);
  return createPalette(Object.fromEntries(asked) as OwnerColours);
}

export type ColourVerdict = {
  what: string;
  /** Contrast of the colours as asked for, from 1 to 21. */
  ratio: number;
  isReadable: boolean;
  /** What the site does about it. */
  note?: string;
  /** A colour that can be read, to be taken over. */
  proposal?: { key: SettingKey; value: string };
};

/** How readable the colours are together, and what the site makes of those that are not. */
export function colourVerdicts(values: SettingValues): ColourVerdict[] {
  const palette = paletteOf(values);
  const onPage = (name: 'text' | 'link', what: string): ColourVerdict => {
    const correction = palette.corrections.find(({ colour }) => colour === name);
    if (!correction) return { what, ratio: contrast(palette[name], palette.background), isReadable: true };
    return {
      what,
      ratio: correction.ratioAsked,
      isReadable: false,
      note: `Visitors see ${correction.used} instead, at ${ratioInWords(correction.ratioUsed)}.`,
      proposal: { key: keyOf[name], value: correction.used },
    };
  };
  return [
    onPage('text', 'Text on the page'),
    onPage('link', 'Links on the page'),
    asDecoration('Primary colour as words on the page', palette.primary, palette.background),
    asDecoration('Accent colour as words on the page', palette.accent, palette.background),
  ];
}

function asDecoration(what: string, colour: string, ground: string): ColourVerdict {
  const ratio = contrast(colour, ground);
  const isReadable = ratio >= readable;
  return {
    what,
    ratio,
    isReadable,
    note: isReadable ? undefined : 'The site uses it for grounds and decoration, never for words there.',
  };
}

export const ratioInWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
