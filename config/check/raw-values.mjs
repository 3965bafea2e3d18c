// `npm run check`: no styled code outside shared-ui's tokens holds a colour, a size in pixels, a duration, a place in the
// stacking order or a breakpoint of its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { styledCode } from './styled-code.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folders = [
  ...['shared-ui/src', 'public-site/src', 'booking-widget/src', 'blog-app/src', 'admin-app/src', 'shell/src'],
  ...['storybook/foundations', 'storybook/pages', 'storybook/surroundings'],
];
/**
 * The one place that holds raw values; tests, which nobody sees; the few lines of the embed that stand on a partner's
 * page before the design system is there; and the examples for partners' own stylesheets.
 */
const free =
  /^shared-ui\/src\/tokens\/|\.test\.tsx?$|\/testing\/|^booking-widget\/src\/embed\/(?:element-styles|frame\/frame-host)\.ts$|^public-site\/src\/partners\/partners-content\.ts$/;

/**
 * `0px` has no token because calc() and custom properties need nothing with a unit; a hidden element is one pixel by
 * definition; nothing shorter than a tenth of a millisecond is a duration.
 *
 * @type {{ what: string, pattern: RegExp, instead: string }[]}
 */
const rawValues = [
  { what: 'colour', pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi, instead: 'color' },
  {
    what: 'colour',
    pattern: /(?<=:[^;{}]*[\s:,(])(?:white|black|gr[ae]y|red|green|blue|gold|navy)(?=[\s;,)]|$)/gm,
    instead: 'color',
  },
  {
    what: 'size in pixels',
    pattern: /(?<![\w.])(?!0px|1px\b(?=;\s*(?:block-size|overflow)))\d*\.?\d+px\b/g,
    instead: 'space, radius, border or target',
  },
  { what: 'duration', pattern: /(?<![\w.-])(?!0m?s\b|0\.01ms)\d*\.?\d+m?s\b/g, instead: 'motion' },
  { what: 'curve', pattern: /cubic-bezier\(/g, instead: 'motion' },
  { what: 'place in the stacking order', pattern: /z-?index:\s*'?-?\d+/gi, instead: 'layer' },
  {
    what: 'breakpoint',
    pattern: /@(?:media|container)[^{]*\(\s*(?:min-|max-)?(?:width|height|inline-size|block-size)[^)]*\d/g,
    instead: 'media',
  },
];

/** @param {string} folder */
function stylesheetsIn(folder) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file));
}

/** @param {string} file */
function findingsIn(file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  return styledCode(source).flatMap(({ text, line }) =>
    rawValues.flatMap(({ what, pattern, instead }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).matchAll(pattern)].map(
        ({ 0: value, index }) => {
          const at = line + text.slice(0, index).split('\n').length - 1;
          return `${file}:${at} raw ${what} ${value.trim().replace(/\s+/g, ' ')}: use ${instead} from shared-ui`;
        },
      ),
    ),
  );
}

const findings = folders
  .filter((folder) => readdirSync(root).includes(folder.split('/')[0] ?? ''))
  .flatMap((folder) => stylesheetsIn(folder))
  .filter((file) => !free.test(file))
  .flatMap(findingsIn);

for (const finding of findings) console.error(finding);
process.exitCode = findings.length ? 1 : 0;
