import { createContext, useContext, useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createGlobalStyle, StyleSheetManager } from 'styled-components';
import { HydrationProvider } from './hydration-provider';
import { createPalette, type Palette } from './palette';
import { themeCss, type ButtonShape, type Scheme, type ThemeFonts } from './theme-css';

const ThemeVariables = createGlobalStyle<{ $css: string }>`${({ $css }) => $css}`;

const defaultPalette = createPalette();

/** Portal target of overlays: the shadow root, or the document's body. */
const OverlayRootContext = createContext<ShadowRoot | null>(null);

export function useOverlayRoot(): ShadowRoot | HTMLElement | null {
  const root = useContext(OverlayRootContext);
  return root ?? (typeof document === 'undefined' ? null : document.body);
}

export type ThemeProviderProps = {
  /** From `createPalette(ownerColors)`. Defaults to the default colors. */
  palette?: Palette;
  fonts?: ThemeFonts;
  buttonShape?: ButtonShape;
  /** Defaults to `light`. */
  scheme?: Scheme;
  /** Defaults to the whole document. A shadow root also receives all style sheets and overlays. */
  target?: ShadowRoot | HTMLElement | null;
  children: ReactNode;
};

/** Provides the theme as CSS variables. A whole page renders `UiProvider` instead. */
export function ThemeProvider({
  palette = defaultPalette,
  fonts,
  buttonShape,
  scheme,
  target = null,
  children,
}: ThemeProviderProps) {
  const scope = useId();
  const shadowRoot = target && 'host' in target ? target : null;
  const element = target && 'dataset' in target ? target : null;
  useLayoutEffect(() => {
    if (!element) return undefined;
    element.setAttribute('data-theme', scope);
    return () => element.removeAttribute('data-theme');
  }, [element, scope]);
  const selector = element ? `[data-theme="${scope}"]` : ':root,:host';
  const css = useMemo(
    () => themeCss({ palette, fonts, buttonShape, scheme }, selector),
    [palette, fonts, buttonShape, scheme, selector],
  );
  const themed = (
    <>
      <ThemeVariables $css={css} />
      <HydrationProvider>{children}</HydrationProvider>
    </>
  );
  if (!shadowRoot) return themed;
  return (
    <StyleSheetManager target={shadowRoot}>
      <OverlayRootContext.Provider value={shadowRoot}>{themed}</OverlayRootContext.Provider>
    </StyleSheetManager>
  );
}
