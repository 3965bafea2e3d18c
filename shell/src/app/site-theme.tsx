import { useSettings } from 'data-client';
import { createPalette, ThemeProvider } from 'shared-ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { fontSheets, siteFonts } from './site-fonts';

/** The default theme with the owner's colors and typography. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { settings } = useSettings();
  const { primary_color, secondary_color, accent_color, background_color, text_color, link_color } = settings;
  const palette = useMemo(
    () =>
      createPalette({
        primary: primary_color,
        secondary: secondary_color,
        accent: accent_color,
        background: background_color,
        text: text_color,
        link: link_color,
      }),
    [primary_color, secondary_color, accent_color, background_color, text_color, link_color],
  );
  const fonts = useMemo(() => siteFonts(settings), [settings]);
  return (
    <ThemeProvider palette={palette} fonts={fonts} buttonShape={settings.button_style}>
      {fontSheets(settings).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      {children}
    </ThemeProvider>
  );
}
