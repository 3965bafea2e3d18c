import { contrast, createPalette, ensureContrast, type OwnerColours } from 'shared-ui';
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

describe.each(Object.entries(brands))('the %s brand', (_, owner) => {
  const palette = createPalette(owner);
  const base = createRoles(palette);

  test('X5 a person can read every pair of roles on the page', () => {
    expect(judgePairs(base).filter((pair) => !pair.isReadable)).toEqual([]);
  });

  test('X5 a person can read every pair of roles on the brand ground', () => {
    const onBrand = { ...base, ...createBrandRoles(palette) };
    expect(judgePairs(onBrand).filter((pair) => !pair.isReadable)).toEqual([]);
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
