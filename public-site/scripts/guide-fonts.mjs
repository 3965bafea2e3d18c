import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const sources = {
  heading: { file: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2', wght: 600 },
  quote: { file: '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-italic.woff2', wght: 500 },
  body: { file: '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2', wght: 400 },
  strong: { file: '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2', wght: 600 },
  em: { file: '@fontsource-variable/montserrat/files/montserrat-latin-wght-italic.woff2', wght: 400 },
};

/** @typedef {keyof typeof sources} FontName */

/**
 * Returns the site's fonts in the weights the guide uses, subset to its characters, as TrueType.
 *
 * @param {string} letters every character of the guide
 * @returns {Promise<Record<FontName, Buffer>>}
 */
export async function guideFonts(letters) {
  const entries = Object.entries(sources).map(async ([name, { file, wght }]) => [
    name,
    await subsetFont(readFileSync(require.resolve(file)), letters, {
      targetFormat: 'sfnt',
      ...(wght && { variationAxes: { wght } }),
    }),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
