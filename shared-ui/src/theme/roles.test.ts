import { contrast } from 'domain/contrast';
import { randomNumbers } from 'domain/testing/random-numbers';
import { ownerDefaults } from '../tokens/colors';
import { createPalette, type OwnerColors, type Palette } from 'shared-ui';
import type { Mode } from './surfaces';
import { createBrandRoles, createRoles } from './roles';
import { judgePairs } from './role-pairs';

const brands: Record<string, Partial<OwnerColors>> = {
  house: {},
  dark: { background: '#10141A', text: '#ECECEC', link: '#9CC7FF', primary: '#0F2A44' },
  'dark with a bright primary': { background: '#111111', text: '#EEEEEE', primary: '#7FD1AE', accent: '#FF5A5F' },
  pale: { primary: '#F4D6D6', secondary: '#FFFFFF', accent: '#FFF3B0', text: '#B9B9B9', link: '#D7E7F7' },
  'all gray': inEveryColor(() => '#808080'),
  red: { primary: '#C81D25', accent: '#0B3954', secondary: '#BFD7EA' },
  'gold only': { primary: '#DAA520', accent: '#DAA520', secondary: '#DAA520' },
};

function inEveryColor(color: () => string) {
  return Object.fromEntries(Object.keys(ownerDefaults).map((name) => [name, color()]));
}

const modes: Record<string, Mode> = {
  light: {},
  dark: { isDark: true },
  'high-contrast': { isStrong: true },
  'dark high-contrast': { isDark: true, isStrong: true },
};

/** Returns one line per unreadable pair of a palette. */
function unreadable(palette: Palette, mode: Mode): string[] {
  return [createRoles(palette, mode), createBrandRoles(palette, mode)].flatMap((roles) =>
    judgePairs(roles, mode)
      .filter(({ isReadable }) => !isReadable)
      .map(({ of, on, ratio }) => `${of} on ${on}: ${ratio.toFixed(2)} (${JSON.stringify(palette)})`),
  );
}

function randomPalettes(count: number): Palette[] {
  const next = randomNumbers(20261121);
  const hex = () => Math.floor(next() * 0x1000000).toString(16);
  return Array.from({ length: count }, () => createPalette(inEveryColor(() => `#${hex().padStart(6, '0')}`)));
}

test.each(Object.entries(modes))('X5 every pair of 1,000 random palettes is readable (%s)', (_, mode) => {
  expect(randomPalettes(1000).flatMap((palette) => unreadable(palette, mode))).toEqual([]);
});

test('X5 the dark scheme is dark for any palette', () => {
  const backgrounds = randomPalettes(1000).map((palette) => createRoles(palette, { isDark: true }).paper);
  expect(backgrounds.filter((background) => contrast(background, '#FFFFFF') < 10)).toEqual([]);
});

test('X5 headings and buttons stand out on a dark background in which the primary color is lost', () => {
  const { heading, primary, surface, textMuted } = createRoles(createPalette(brands.dark));
  expect(contrast(primary, surface)).toBeGreaterThan(4.5);
  expect(contrast(heading, surface)).toBeGreaterThan(contrast(textMuted, surface));
});

describe.each(Object.entries(brands))('the %s brand', (_, owner) => {
  test.each(Object.entries(modes))('X5 leaves no pair of roles unreadable (%s)', (_mode, mode) => {
    expect(unreadable(createPalette(owner), mode)).toEqual([]);
  });
});

test('the default colors need no correction', () => {
  expect(createPalette().corrections).toEqual([]);
});

test('corrections report the unreadable color and its replacement', () => {
  const { corrections, text } = createPalette({ text: '#BBBBBB' });
  expect(corrections).toHaveLength(1);
  expect(corrections[0]).toMatchObject({ color: 'text', asked: '#BBBBBB', used: text });
  expect(corrections[0]?.ratioAsked).toBeLessThan(4.5);
  expect(corrections[0]?.ratioUsed).toBeGreaterThanOrEqual(4.5);
});

test.each(['', 'navy', '#12', '#GGGGGG', 'url(#x)', null, undefined])('an invalid color (%s) is ignored', (value) => {
  expect(createPalette({ primary: value }).primary).toBe('#032B44');
});

test('short and lower-case colors are accepted', () => {
  expect(createPalette({ primary: ' #abc ' }).primary).toBe('#ABC');
});
