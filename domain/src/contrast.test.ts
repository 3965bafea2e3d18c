import { contrast, ensureContrast, isHexColor, mix, readableOn } from './contrast';

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#DAA520', '#FFFFFF')).toBeCloseTo(2.24, 1);
  expect(contrast('#FFFFFF', '#DAA520')).toBe(contrast('#DAA520', '#FFFFFF'));
});

test('a readable color is unchanged, and an unreadable one is moved only as far as needed', () => {
  expect(ensureContrast('#032B44', '#FFFFFF', 4.5)).toBe('#032B44');
  const moved = ensureContrast('#DAA520', '#FFFFFF', 4.5);
  expect(contrast(moved, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(moved, '#FFFFFF')).toBeLessThan(5);
});

test('a color that cannot reach the ratio by getting lighter gets darker', () => {
  const backgrounds = ['#808080', '#DAA520'];
  const moved = ensureContrast('#FFFFFF', backgrounds, 4.5);
  for (const background of backgrounds) expect(contrast(moved, background)).toBeGreaterThanOrEqual(4.5);
});

test('short and lower-case colors are read like long ones', () => {
  expect(mix('#abc', '#000', 0)).toBe('#AABBCC');
  expect(mix('#000', '#fff', 0.5)).toBe('#808080');
});

test.each(['#AbC', '#daa520'])('%s is a color', (value) => {
  expect(isHexColor(value)).toBe(true);
});

test.each(['', 'navy', '#12', '#GGGGGG', ' #abc', '#abc;color:red', 7, null])('%j is not a color', (value) => {
  expect(isHexColor(value)).toBe(false);
});

test('the more readable of two text colors is chosen', () => {
  expect(readableOn('#032B44', '#FFFFFF', '#000000')).toBe('#FFFFFF');
  expect(readableOn('#DAA520', '#FFFFFF', '#000000')).toBe('#000000');
});
