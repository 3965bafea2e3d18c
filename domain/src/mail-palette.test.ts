import { contrast, fillRatio } from './contrast';
import { colorKeys, createMailPalette } from './mail-palette';
import type { SettingKey } from './settings/registry';

const paletteOf = (...colors: string[]) =>
  createMailPalette(new Map(colors.map((color, index) => [colorKeys[index]! as SettingKey, color])));

test.each([
  ['the defaults', paletteOf()],
  ['pale colors', paletteOf('#F4D6D6', '#FFF3B0', '#FFFFFF', '#B9B9B9', '#D7E7F7')],
  ['dark colors', paletteOf('#0F2A44', '#DAA520', '#10141A', '#333333', '#032B44')],
  ['one gray', paletteOf('#808080', '#808080', '#808080', '#808080', '#808080')],
  ['short colors', paletteOf('#ff0', '#f0f', '#0ff', '#0f0', '#00f')],
  ['a background near the middle', paletteOf('#DAA520', '#000000', '#757575', '#777777', '#FFFFFF')],
])('every text of an email is readable, and its button stands out, with %s', (_name, palette) => {
  const { sheet, soft, text, mutedText, heading, link, button, onButton } = palette;
  for (const color of [text, mutedText, heading, link]) {
    for (const background of [sheet, soft]) expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(onButton, button)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(button, sheet)).toBeGreaterThanOrEqual(fillRatio);
});

test('readable colors of the owner are used unchanged', () => {
  const palette = paletteOf('#0B3954', '#C81D25', '#FFFFFF', '#222222', '#0B3954');
  expect(palette).toMatchObject({ sheet: '#FFFFFF', accent: '#C81D25', text: '#222222', button: '#0B3954' });
});

test('headings and buttons stand out on a dark background in which the primary color is lost', () => {
  const { sheet, text, heading, button } = paletteOf('#1A0B2E', '#39FF14', '#101418', '#E8E6E3', '#00E5FF');
  expect(heading).toBe(text);
  expect(contrast(button, sheet)).toBeGreaterThan(4.5);
});
