import { contrast, createPalette, ensureContrast, type OwnerColours, type Palette } from 'shared-ui';
import type { Mode } from './grounds';
import { createBrandRoles, createRoles } from './roles';
import { judgePairs } from './role-pairs';
import { isHexColour, mix } from './contrast';

const brands: Record<string, Partial<OwnerColours>> = {
  house: {},
  dark: { background: '#10141A', text: '#ECECEC', link: '#9CC7FF', primary: '#0F2A44' },
  'dark with a bright primary': { background: '#111111', text: '#EEEEEE', primary: '#7FD1AE', accent: '#FF5A5F' },
  pale: { primary: '#F4D6D6', secondary: '#FFFFFF', accent: '#FFF3B0', text: '#B9B9B9', link: '#D7E7F7' },
  'all grey': {
    primary: '#808080',
    secondary: '#808080',
    accent: '#808080',
    background: '#808080',
    text: '#808080',
    link: '#808080',
  },
  red: { primary: '#C81D25', accent: '#0B3954', secondary: '#BFD7EA' },
  'gold only': { primary: '#DAA520', accent: '#DAA520', secondary: '#DAA520' },
};

const modes: Record<string, Mode> = {
  light: {},
  dark: { isDark: true },
  'high-contrast': { isStrong: true },
  'dark high-contrast': { isDark: true, isStrong: true },
};

/** Every unreadable pair of a palette, in words. */
function unreadable(palette: Palette, mode: Mode): string[] {
  return [createRoles(palette, mode), createBrandRoles(palette, mode)].flatMap((roles) =>
    judgePairs(roles, mode)
      .filter(({ isReadable }) => !isReadable)
      .map(({ of, on, ratio }) => `${of} on ${on}: ${ratio.toFixed(2)} (${JSON.stringify(palette)})`),
  );
}

/** Numbers that look random and are the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function anyPalettes(count: number): Palette[] {
  const next = chance(20261121);
  const colour = () =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return Array.from({ length: count }, () =>
    createPalette({
      primary: colour(),
      secondary: colour(),
      accent: colour(),
      background: colour(),
      text: colour(),
      link: colour(),
    }),
  );
}

test.each(Object.entries(modes))(
  'X5 a person can read every pair of 1,000 palettes that nobody chose (%s)',
  (_, mode) => {
    expect(anyPalettes(1000).flatMap((palette) => unreadable(palette, mode))).toEqual([]);
  },
);

test('X5 a page in the dark scheme is dark, whatever the owner chose', () => {
  const grounds = anyPalettes(1000).map((palette) => createRoles(palette, { isDark: true }).paper);
  expect(grounds.filter((ground) => contrast(ground, '#FFFFFF') < 10)).toEqual([]);
});

describe.each(Object.entries(brands))('the %s brand', (_, owner) => {
  test.each(Object.entries(modes))('X5 leaves no pair of roles unreadable (%s)', (_mode, mode) => {
    expect(unreadable(createPalette(owner), mode)).toEqual([]);
  });
});

test('the house colours need no correction', () => {
  expect(createPalette().corrections).toEqual([]);
});

test('the owner is told which colour was unreadable, and what it became', () => {
  const { corrections, text } = createPalette({ text: '#BBBBBB' });
  expect(corrections).toHaveLength(1);
  expect(corrections[0]).toMatchObject({ colour: 'text', asked: '#BBBBBB', used: text });
  expect(corrections[0]?.ratioAsked).toBeLessThan(4.5);
  expect(corrections[0]?.ratioUsed).toBeGreaterThanOrEqual(4.5);
});

test.each(['', 'navy', '#12', '#GGGGGG', 'url(#x)', null, undefined])(
  'a colour that is none (%s) leaves the house colour in place',
  (value) => {
    expect(createPalette({ primary: value }).primary).toBe('#032B44');
  },
);

test('short and lower-case colours are understood', () => {
  expect(createPalette({ primary: ' #abc ' }).primary).toBe('#ABC');
  expect(mix('#ABC', '#000', 0)).toBe('#AABBCC');
  expect(isHexColour('#AbC')).toBe(true);
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#DAA520', '#FFFFFF')).toBeCloseTo(2.24, 1);
  expect(contrast('#FFFFFF', '#DAA520')).toBe(contrast('#DAA520', '#FFFFFF'));
});

test('a readable colour is left alone, an unreadable one is moved only as far as needed', () => {
  expect(ensureContrast('#032B44', '#FFFFFF', 4.5)).toBe('#032B44');
  const moved = ensureContrast('#DAA520', '#FFFFFF', 4.5);
  expect(contrast(moved, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(moved, '#FFFFFF')).toBeLessThan(5);
});
