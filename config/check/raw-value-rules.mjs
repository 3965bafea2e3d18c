import { styledCode } from './styled-code.mjs';

/** Shows how other companies' pages set their letters. */
const foreignLetters = /^admin-app\/src\/seo\/previews\.styles\.ts$/;

/**
 * `0px` has no token because calc() and custom properties need nothing with a unit; a hidden element is one pixel by
 * definition; nothing shorter than a tenth of a millisecond is a duration. `em` is no raw value: it follows the letters.
 *
 * @type {{ what: string, pattern: RegExp, instead: string, except?: RegExp }[]}
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
  {
    what: 'distance',
    pattern: /(?<![\w-])(?:padding|margin|gap|(?:row|column)-?gap)[a-z-]*\s*:[^;{},]*?(?<![\w.])\d*\.?\d+rem\b/gi,
    instead: 'space or target',
  },
  {
    what: 'size of letters',
    pattern: /(?<![\w-])font-?size\s*:[^;{},]*?(?<![\w.])\d*\.?\d+(?:rem|vw)\b/gi,
    instead: 'font.size, font.headingSize or font.glyphSize',
    except: foreignLetters,
  },
  { what: 'weight of letters', pattern: /(?<![\w-])font-?weight\s*:\s*'?(?:\d+|bold)/gi, instead: 'font.weight' },
  {
    what: 'height of lines',
    pattern: /(?<![\w-])line-?height\s*:\s*'?\d*\.?\d/gi,
    instead: 'font.lineHeight',
    except: foreignLetters,
  },
  { what: 'room between letters', pattern: /letter-?spacing\s*:\s*'?-?\d*\.?\d/gi, instead: 'font.letterSpacing' },
  {
    what: 'family of letters',
    pattern: /(?<![\w-])(?:font-family\s*:\s*(?!inherit)["']?|fontFamily\s*:\s*['"`])[a-z]/gi,
    instead: 'font',
    except: foreignLetters,
  },
  { what: 'corner', pattern: /border-?radius\s*:\s*'?\d*\.?\d+(?:r?em|%)/gi, instead: 'radius' },
  { what: 'duration', pattern: /(?<![\w.-])(?!0m?s\b|0\.01ms)\d*\.?\d+m?s\b/g, instead: 'motion' },
  { what: 'curve', pattern: /cubic-bezier\(/g, instead: 'motion' },
  { what: 'place in the stacking order', pattern: /z-?index:\s*'?-?\d+/gi, instead: 'layer' },
  {
    what: 'breakpoint',
    pattern: /@(?:media|container)[^{]*\(\s*(?:min-|max-)?(?:width|height|inline-size|block-size)[^)]*\d/g,
    instead: 'media',
  },
];

/**
 * What stands raw in a file's styled code, one line each.
 *
 * @param {string} file its path in the project
 * @param {string} source
 */
export function rawValuesIn(file, source) {
  return styledCode(source).flatMap(({ text, line }) =>
    rawValues.flatMap(({ what, pattern, instead, except }) =>
      except?.test(file)
        ? []
        : [...text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, '')).matchAll(pattern)].map(
            ({ 0: value, index }) => {
              const at = line + text.slice(0, index).split('\n').length - 1;
              return `${file}:${at} raw ${what} ${value.trim().replace(/\s+/g, ' ')}: use ${instead} from shared-ui`;
            },
          ),
    ),
  );
}
