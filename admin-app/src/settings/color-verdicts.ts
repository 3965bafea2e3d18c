import type { SettingValues } from 'data-client/owner';
import type { SettingKey } from 'domain/settings/registry';
import { contrast, ownerPalette } from 'shared-ui';

const readable = 4.5;

type ColorVerdict = {
  what: string;
  /** Contrast ratio of the chosen colors, from 1 to 21. */
  ratio: number;
  isReadable: boolean;
  /** How the site corrects it. */
  note?: string;
  /** A readable alternative. */
  proposal?: { key: SettingKey; value: string };
};

/** Rates the contrast of each color pair, and says how the site corrects unreadable ones. */
export function colorVerdicts(values: SettingValues): ColorVerdict[] {
  const palette = ownerPalette(values);
  const onPage = (name: 'text' | 'link', what: string): ColorVerdict => {
    const correction = palette.corrections.find(({ color }) => color === name);
    if (!correction) return { what, ratio: contrast(palette[name], palette.background), isReadable: true };
    return {
      what,
      ratio: correction.ratioAsked,
      isReadable: false,
      note: `Visitors see ${correction.used} instead, at ${ratioInWords(correction.ratioUsed)}.`,
      proposal: { key: `${name}_color`, value: correction.used },
    };
  };
  return [
    onPage('text', 'Text on the page'),
    onPage('link', 'Links on the page'),
    asDecoration('Primary color as text on the page', palette.primary, palette.background),
    asDecoration('Accent color as text on the page', palette.accent, palette.background),
  ];
}

function asDecoration(what: string, color: string, background: string): ColorVerdict {
  const ratio = contrast(color, background);
  const isReadable = ratio >= readable;
  return {
    what,
    ratio,
    isReadable,
    note: isReadable ? undefined : 'The site uses it for backgrounds and decoration, not for text.',
  };
}

export const ratioInWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
