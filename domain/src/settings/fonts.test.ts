import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allFonts, shownWeight, systemFonts, weightsOf } from './fonts';
import { fontSheetOf, webFonts } from './web-fonts';

const site = path.join(__dirname, '../../../shell/public');

/** Weights from 300 to 900 that a style sheet declares. */
function declaredWeights(css: string): number[] {
  const declared = [...css.matchAll(/font-weight:(\d+)(?: (\d+))?/g)].map(([, from, to]) => [
    Number(from),
    Number(to ?? from),
  ]);
  return [300, 400, 500, 600, 700, 800, 900].filter((weight) =>
    declared.some(([from = 0, to = 0]) => weight >= from && weight <= to),
  );
}

test('F1 there are 22 web fonts and 6 system fonts', () => {
  expect([webFonts.length, systemFonts.length]).toEqual([22, 6]);
});

test.each(webFonts)('F1 F3 the weights of %s match its files', (family) => {
  const css = readFileSync(path.join(site, fontSheetOf(family) ?? ''), 'utf8');
  expect(css).toContain(`font-family:'${family}'`);
  expect(declaredWeights(css)).toEqual(weightsOf(family));
});

test('F1 every family has a weight for text and one for headings', () => {
  for (const weights of allFonts.map(weightsOf)) {
    expect([300, 400, 500].some((weight) => weights.includes(weight))).toBe(true);
    expect([600, 700, 800, 900].some((weight) => weights.includes(weight))).toBe(true);
  }
});

test.each([
  ['PT Sans', 800, 700],
  ['PT Sans', 600, 700],
  ['PT Sans', 300, 400],
  ['Lato', 600, 700],
  ['Lato', 500, 400],
  ['Arial', 900, 700],
  ['Inter', 900, 900],
] as const)('F1 %s asked for %i shows %i', (family, asked, shown) => {
  expect(shownWeight(family, asked)).toBe(shown);
});
