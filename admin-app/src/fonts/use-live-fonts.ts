import { useEffect } from 'react';
import { fontVariables, type ThemeFonts } from 'shared-ui';

/** Applies fonts to the whole page without saving; undefined or unmounting restores the page's own. */
export function useLiveFonts(fonts: ThemeFonts | undefined): void {
  const css = fonts && JSON.stringify(fontVariables(fonts));
  useEffect(() => {
    if (!css) return undefined;
    const { style } = document.documentElement;
    const variables = Object.entries(JSON.parse(css) as Record<string, string>);
    variables.forEach(([name, value]) => style.setProperty(name, value));
    return () => variables.forEach(([name]) => style.removeProperty(name));
  }, [css]);
}
