/**
 * Subsets the three default families and writes them to `fonts/`:
 *   <family>-basic.woff2   Basic Latin and typographic punctuation, loaded at first paint
 *   <family>-latin.woff2   the rest of Latin-1 (accents), loaded when a page uses one of its characters
 *   <family>-ext.woff2     Latin Extended, likewise
 * Also writes `src/theme/font-files.generated.ts` with their ranges. Run it after a change: `npm run fonts -w shared-ui`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// @ts-expect-error The package has no types.
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const packageRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const letters = [...span(0x41, 0x5a), ...span(0x61, 0x7a)];
const punctuation = [...' .,!?&-’'].map(codePoint);
/** Characters of headings. All others load with the accents. */
const headingLatin = [...span(0x20, 0x22), ...span(0x24, 0x29), ...span(0x2b, 0x3b), 0x3f, 0x40].concat(
  [...letters, 0xa0],
  [...'‘’“”–—…·€'].map(codePoint),
);
/** Characters that rarely occur in sentences. */
const rare = [...'\\^`{|}~<=>'].map(codePoint);
const basicLatin = [...span(0x20, 0x7e), 0xa0, ...[...'‘’“”–—…•·©®™×→←€'].map(codePoint)].filter(
  (point) => !rare.includes(point),
);

const variable = { min: 400, max: 700 };
/** Font tables that browsers do not need. */
const dropTables = ['GDEF', 'STAT', 'meta', 'DSIG', 'gasp', 'HVAR', 'MVAR'];

const families = [
  {
    name: 'playfair-display',
    from: '@fontsource-variable/playfair-display',
    cut: 'wght',
    wght: 600,
    basic: headingLatin,
    features: ['kern', 'lnum'],
  },
  {
    name: 'montserrat',
    from: '@fontsource-variable/montserrat',
    cut: 'wght',
    wght: variable,
    basic: basicLatin,
    features: ['kern'],
  },
  {
    name: 'dancing-script',
    from: '@fontsource/dancing-script',
    cut: '600',
    wght: undefined,
    // The accent font is for names and single words: no digits, no kerning.
    basic: [...letters, ...punctuation],
    features: [],
  },
];

/** @param {number} from @param {number} to */
function span(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** @param {string} character */
function codePoint(character) {
  return /** @type {number} */ (character.codePointAt(0));
}

/** @param {string} ranges `U+0000-00FF,U+0131` */
function parseRanges(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return span(from, to);
  });
}

/** @param {number[]} points becomes `U+20-7E,U+A0` */
function formatRanges(points) {
  const sorted = [...new Set(points)].toSorted((a, b) => a - b);
  /** @type {[number, number][]} */
  const spans = [];
  for (const point of sorted) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (/** @type {number} */ value) => value.toString(16).toUpperCase();
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

/** @param {typeof families[number]} family */
async function cutFamily(family) {
  const ranges = JSON.parse(readFileSync(require.resolve(`${family.from}/unicode.json`), 'utf8'));
  const latin = parseRanges(ranges.latin);
  const parts = [
    { part: 'basic', range: 'latin', points: family.basic },
    { part: 'latin', range: 'latin', points: latin.filter((point) => point >= 0x20 && !family.basic.includes(point)) },
    { part: 'ext', range: 'latin-ext', points: parseRanges(ranges['latin-ext']) },
  ];
  const files = [];
  for (const { part, range, points } of parts) {
    const source = readFileSync(
      require.resolve(`${family.from}/files/${family.name}-${range}-${family.cut}-normal.woff2`),
    );
    const font = await subsetFont(source, String.fromCodePoint(...points), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: family.features,
      dropTables,
      ...(family.wght && { variationAxes: { wght: family.wght } }),
    });
    const file = `${family.name}-${part}.woff2`;
    writeFileSync(path.join(packageRoot, 'fonts', file), font);
    console.log(`${file.padEnd(32)} ${String(font.length).padStart(6)} bytes`);
    // The last of several overlapping ranges wins, so only the small file needs its own range.
    files.push({ file, range: part === 'basic' ? formatRanges(points) : ranges[range] });
  }
  return { name: family.name, files: files.toReversed() };
}

/** @param {Awaited<ReturnType<typeof cutFamily>>[]} cut */
function writeModule(cut) {
  const identifier = (/** @type {string} */ file) =>
    file.replace('.woff2', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const all = cut.flatMap(({ files }) => files);
  const imports = all.map(({ file }) => `import ${identifier(file)} from '../../fonts/${file}';`);
  const entries = cut.map(({ name, files }) => {
    const lines = files.map(({ file, range }) => `    { url: ${identifier(file)}, range: '${range}' },`);
    return `  '${name}': [\n${lines.join('\n')}\n  ],`;
  });
  const code = `// Written by scripts/subset-fonts.mjs.
${imports.join('\n')}

export const fontFiles = {
${entries.join('\n')}
} as const;
`;
  writeFileSync(path.join(packageRoot, 'src/theme/font-files.generated.ts'), code);
}

mkdirSync(path.join(packageRoot, 'fonts'), { recursive: true });
const cut = [];
for (const family of families) cut.push(await cutFamily(family));
writeModule(cut);
