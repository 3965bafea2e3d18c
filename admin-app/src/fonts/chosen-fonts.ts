import { fontSheetOf } from 'data-client';
import { definitionOf, type SettingKey, type SettingValues } from 'data-client/owner';
import type { ThemeFonts } from 'shared-ui';

/** A number of the form, as far as it can be shown: what is being typed may be none, or out of bounds. */
function numberOf(values: SettingValues, key: SettingKey): number {
  const { min = -Infinity, max = Infinity, default: fallback } = definitionOf(key);
  const value = String(values[key]).trim() === '' ? Number.NaN : Number(values[key]);
  return Number.isNaN(value) ? Number(fallback) : Math.min(max, Math.max(min, value));
}

/** The type that the form describes. */
export function chosenFonts(values: SettingValues): Required<ThemeFonts> {
  return {
    heading: String(values.primary_font),
    body: String(values.secondary_font),
    accent: String(values.accent_font),
    bodySize: numberOf(values, 'body_font_size'),
    headingSize: numberOf(values, 'heading_font_size'),
    lineHeight: numberOf(values, 'line_height'),
    bodyWeight: numberOf(values, 'font_weight_normal'),
    headingWeight: numberOf(values, 'font_weight_bold'),
  };
}

/** Style sheets of the chosen families, from the site's own host. */
export function chosenSheets({ heading, body, accent }: ThemeFonts): string[] {
  return [...new Set([heading, body, accent].flatMap((family) => fontSheetOf(family ?? '') ?? []))];
}

/** Accents are set at three quarters of a heading. */
export const accentSize = (headingSize: number) => Math.round(headingSize * 0.75);
