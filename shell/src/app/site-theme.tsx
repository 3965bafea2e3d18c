import { useSettings } from 'data-client';
import { ownerPalette, ThemeProvider } from 'shared-ui';
import { useMemo, type ReactNode } from 'react';
import { fontSheets, siteFonts } from './site-fonts';

/** The default theme with the owner's colors and typography. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const { settings } = useSettings();
  const palette = useMemo(() => ownerPalette(settings), [settings]);
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
