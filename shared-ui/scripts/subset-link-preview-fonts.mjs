// Writes the fonts of link preview images to publishing/link-previews: `node shared-ui/scripts/subset-link-preview-fonts.mjs`.
// The renderer supports neither variable fonts nor woff2.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../publishing/link-previews/fonts', import.meta.url));

const faces = [
  { family: 'playfair-display', weight: 600 },
  { family: 'montserrat', weight: 500 },
];

/** @param {number} from @param {number} to */
const span = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ranges = {
  latin: span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„•…€™−',
  'latin-ext': span(0x100, 0x17f) + span(0x1e00, 0x1eff),
};

for (const { family, weight } of faces) {
  for (const [range, text] of Object.entries(ranges)) {
    const source = require.resolve(`@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`);
    const options = { targetFormat: 'truetype', variationAxes: { wght: weight } };
    writeFileSync(path.join(folder, `${family}-${range}.ttf`), await subsetFont(readFileSync(source), text, options));
  }
}
