import { publicDefaults } from 'data-client';
import type { Settings } from 'data-client';
import type { ThemeFonts } from 'shared-ui';

const heading = 'Playfair Display';
const body = 'Montserrat';
const accent = 'Dancing Script';

/** Families every page brings along. */
const hosted: readonly string[] = [heading, body, accent];

/** Families that come with most systems. */
const installed: readonly string[] = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana', 'Trebuchet MS'];

/** Of the other families those with serifs: they are replaced by the hosted family that is most like them. */
const withSerifs: readonly string[] = [
  'Merriweather',
  'Crimson Text',
  'Libre Baskerville',
  'Cormorant Garamond',
  'EB Garamond',
  'Lora',
];

/**
 * What the owner's choice looks like to every visitor alike. A family that neither the page nor the visitor's system
 * brings would be fetched from a stranger, so its nearest relative stands in.
 */
function shownFamily(asked: string, kind: 'heading' | 'body'): string {
  if (hosted.includes(asked) || installed.includes(asked)) return asked;
  if (!withSerifs.includes(asked)) return body;
  return kind === 'heading' ? heading : 'Georgia';
}

type FontSettings = Pick<
  Settings,
  | 'primary_font'
  | 'secondary_font'
  | 'accent_font'
  | 'font_primary'
  | 'font_secondary'
  | 'body_font_size'
  | 'line_height'
>;

/** The owner's type. Font Settings come before Branding, which has keys of its own for the same two families. */
export function siteFonts(settings: FontSettings): ThemeFonts {
  const chosen = (typography: 'primary_font' | 'secondary_font', branding: 'font_primary' | 'font_secondary') =>
    settings[typography] === publicDefaults[typography] ? settings[branding] : settings[typography];
  return {
    heading: shownFamily(chosen('primary_font', 'font_primary'), 'heading'),
    body: shownFamily(chosen('secondary_font', 'font_secondary'), 'body'),
    accent: shownFamily(settings.accent_font, 'heading'),
    bodySize: settings.body_font_size,
    lineHeight: settings.line_height,
  };
}
