import { useMemo, type ReactNode } from 'react';
import { useSettings } from 'data-client';
import { color, createPalette, ownerPalette, UiProvider, type Palette } from 'shared-ui';
import { EmbedFonts } from './embed-fonts';
import type { HostLook } from './host-look';
import { createGlobalStyle } from 'styled-components';

const schemes = ['light', 'dark', 'auto'] as const;

export type EmbedThemeProps = {
  target: ShadowRoot;
  /** `light`, `dark`, `auto` (the device's scheme) or `inherit` (the host page's look). */
  theme?: string;
  look?: HostLook;
  children: ReactNode;
};

/** The owner's colors, or with `inherit` the host page's, corrected for contrast. */
export function EmbedTheme({ target, theme, look, children }: EmbedThemeProps) {
  const { settings } = useSettings();
  const isInherited = theme === 'inherit' && look !== undefined;
  const palette = useMemo(
    () => (isInherited ? hostPalette(look) : ownerPalette(settings)),
    [isInherited, look, settings],
  );
  const hostFonts = isInherited && look.font ? { heading: look.font, body: look.font } : undefined;
  return (
    <UiProvider
      target={target}
      palette={palette}
      scheme={schemes.find((scheme) => scheme === theme) ?? 'light'}
      fonts={hostFonts}
      buttonShape={settings.button_style}
    >
      <ButtonColors />
      {!hostFonts && <EmbedFonts />}
      {children}
    </UiProvider>
  );
}

function hostPalette({ background, text, link }: HostLook): Palette {
  return createPalette({ background, text, link, primary: link, secondary: link, accent: link });
}

/** The theme's brand color for the loader's button, which has the default color until then. Outweighs the loader's own styles. */
const ButtonColors = createGlobalStyle`
  .frame > .own {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
`;
