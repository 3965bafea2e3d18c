import { styledCode } from './styled-code.mjs';

/** Shows the typography of other companies' pages. */
const foreignTypography = /^admin-app\/src\/form\/previews\.styles\.ts$/;

/**
 * Exceptions: `0px`, because calc() and custom properties need a unit; one pixel for visually hidden elements;
 * durations below 0.1 ms. `em` is relative to the font size, so it is not a raw value.
 *
 * @type {{ what: string, pattern: RegExp, instead: string, except?: RegExp }[]}
 */
const rawValues = [
  { what: 'color', pattern: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi, instead: 'color' },
  {
    what: 'color',
    pattern: /(?<=:[^;{}]*[\s:,(])(?:white|black|gr[ae]y|red|green|blue|gold|navy)(?=[\s;,)]|$)/gm,
    instead: 'color',
  },
  {
    what: 'pixel size',
    pattern: /(?<![\w.])(?!0px|1px\b(?=;\s*(?:block-size|overflow)))\d*\.?\d+px\b/g,
    instead: 'space, radius, border or target',
  },
  {
    what: 'spacing',
    pattern: /(?<![\w-])(?:padding|margin|gap|(?:row|column)-?gap)[a-z-]*\s*:[^;{},]*?(?<![\w.])\d*\.?\d+rem\b/gi,
    instead: 'space or target',
  },
  {
    what: 'font size',
    pattern: /(?<![\w-])font-?size\s*:[^;{},]*?(?<![\w.])\d*\.?\d+(?:rem|vw)\b/gi,
    instead: 'font.size, font.headingSize or font.glyphSize',
    except: foreignTypography,
  },
  { what: 'font weight', pattern: /(?<![\w-])font-?weight\s*:\s*'?(?:\d+|bold)/gi, instead: 'font.weight' },
  {
    what: 'line height',
    pattern: /(?<![\w-])line-?height\s*:\s*'?\d*\.?\d/gi,
    instead: 'font.lineHeight',
    except: foreignTypography,
  },
  { what: 'letter spacing', pattern: /letter-?spacing\s*:\s*'?-?\d*\.?\d/gi, instead: 'font.letterSpacing' },
  {
    what: 'font family',
    pattern: /(?<![\w-])(?:font-family\s*:\s*(?!inherit)["']?|fontFamily\s*:\s*['"`])[a-z]/gi,
    instead: 'font',
    except: foreignTypography,
  },
  { what: 'radius', pattern: /border-?radius\s*:\s*'?\d*\.?\d+(?:r?em|%)/gi, instead: 'radius' },
  { what: 'duration', pattern: /(?<![\w.-])(?!0m?s\b|0\.01ms)\d*\.?\d+m?s\b/g, instead: 'motion' },
  { what: 'easing', pattern: /cubic-bezier\(/g, instead: 'motion' },
  // Some spaces are functions, before which a minus invalidates the declaration.
  { what: 'minus', pattern: /(?<=[\s:(,])-•/g, instead: 'calc(-1 * …) with a value' },
  { what: 'z-index', pattern: /z-?index:\s*'?-?\d+/gi, instead: 'layer' },
  {
    what: 'breakpoint',
    pattern: /@(?:media|container)[^{]*\(\s*(?:min-|max-)?(?:width|height|inline-size|block-size)[^)]*\d/g,
    instead: 'media',
  },
];

/**
 * Returns one line for each raw value in a file's styled code.
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
