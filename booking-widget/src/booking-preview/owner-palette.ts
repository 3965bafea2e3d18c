import type { Settings } from 'data-client';
import { createPalette, type Palette } from 'shared-ui';

const colors = ['primary', 'secondary', 'accent', 'background', 'text', 'link'] as const;

export function ownerPalette(settings: Settings): Palette {
  return createPalette(Object.fromEntries(colors.map((name) => [name, settings[`${name}_color`]])));
}
