import { fontSheetOf } from 'domain/settings/web-fonts';
import type { Settings } from 'data-client';
import type { ThemeFonts } from 'shared-ui';

/** Families included in every page, and their weights. */
const bundled: Readonly<Record<string, readonly number[]>> = {
  'Playfair Display': [600, 700],
  Montserrat: [400, 500, 600, 700],
  'Dancing Script': [400, 500, 600, 700],
};

type FontSettings = Pick<
  Settings,
  | 'primary_font'
  | 'secondary_font'
  | 'accent_font'
  | 'body_font_size'
  | 'heading_font_size'
  | 'line_height'
  | 'font_weight_normal'
  | 'font_weight_bold'
>;

/** The typography of the owner's settings. */
export function siteFonts(settings: FontSettings): ThemeFonts {
  return {
    heading: settings.primary_font,
    body: settings.secondary_font,
    accent: settings.accent_font,
    bodySize: settings.body_font_size,
    headingSize: settings.heading_font_size,
    lineHeight: settings.line_height,
    bodyWeight: settings.font_weight_normal,
    headingWeight: settings.font_weight_bold,
  };
}

/** Style sheets of the chosen families that the page does not include. All are hosted by this site. */
export function fontSheets(settings: FontSettings): string[] {
  const chosen: [family: string, weight: number][] = [
    [settings.primary_font, settings.font_weight_bold],
    [settings.secondary_font, settings.font_weight_normal],
    [settings.accent_font, 600],
  ];
  const missing = chosen.filter(([family, weight]) => !bundled[family]?.includes(weight));
  return [...new Set(missing.flatMap(([family]) => fontSheetOf(family) ?? []))];
}
