import { families } from '../tokens/type';
import { fontFiles } from './font-files.generated';

/** System fonts adjusted to the metrics of our fonts, which avoids layout shifts. Measured on our own text. */
const fallbackFaces = [
  {
    ...families.heading,
    weight: '600 700',
    locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    wider: 1.056,
    ascent: 1.082,
    descent: 0.251,
  },
  {
    ...families.body,
    weight: '400 500',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    wider: 1.129,
    ascent: 0.968,
    descent: 0.251,
  },
  {
    ...families.body,
    weight: '600 700',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    wider: 1.079,
    ascent: 0.968,
    descent: 0.251,
  },
  {
    ...families.accent,
    weight: '400 700',
    locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    wider: 0.87,
    ascent: 0.92,
    descent: 0.28,
  },
] as const;

const weights = { 'playfair-display': '600 700', montserrat: '400 700', 'dancing-script': '400 700' } as const;
const names = {
  'playfair-display': families.heading.name,
  montserrat: families.body.name,
  'dancing-script': families.accent.name,
} as const;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

function ownFaces(file: keyof typeof fontFiles): string {
  return fontFiles[file]
    .map(
      ({ url, range }) =>
        `@font-face{font-family:'${names[file]}';font-weight:${weights[file]};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`,
    )
    .join('');
}

function fallbackFace({ fallback, weight, locals, wider, ascent, descent }: (typeof fallbackFaces)[number]): string {
  const sources = locals.map((local) => `local('${local}')`).join(',');
  return `@font-face{font-family:'${fallback}';font-weight:${weight};src:${sources};size-adjust:${percent(wider)};ascent-override:${percent(ascent / wider)};descent-override:${percent(descent / wider)};line-gap-override:0%}`;
}

/** Returns the `@font-face` rules. Shadow roots ignore them, so an embed must add them to its page. */
export function fontFaceCss(): string {
  const files = Object.keys(fontFiles) as (keyof typeof fontFiles)[];
  return files.map(ownFaces).join('') + fallbackFaces.map(fallbackFace).join('');
}
