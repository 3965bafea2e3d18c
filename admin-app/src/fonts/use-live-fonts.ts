import { useEffect } from 'react';
import { fontVariables, type ThemeFonts } from 'shared-ui';

/** Shows fonts on the whole page without saving them; the page's own come back with undefined, and on leaving. */
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
