import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { fontSheetOf } from 'domain/settings/web-fonts';
import { type SettingValues } from 'data-client/owner';
import type { ThemeFonts } from 'shared-ui';

/** A number from the form, clamped for the preview: input may be empty or out of bounds. */
function numberOf(values: SettingValues, key: SettingKey): number {
  const { min = -Infinity, max = Infinity, default: fallback } = definitionOf(key);
  const value = String(values[key]).trim() === '' ? Number.NaN : Number(values[key]);
  return Number.isNaN(value) ? Number(fallback) : Math.min(max, Math.max(min, value));
}

/** The typography described by the form. */
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

/** Stylesheets of the chosen families, from the site's own host. */
export function chosenSheets({ heading, body, accent }: ThemeFonts): string[] {
  return [...new Set([heading, body, accent].flatMap((family) => fontSheetOf(family ?? '') ?? []))];
}

/** Accents are three quarters of the heading size. */
export const accentSize = (headingSize: number) => Math.round(headingSize * 0.75);
