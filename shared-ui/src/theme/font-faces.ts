import { families } from '../tokens/type';
import { fontFiles } from './font-files.generated';

/**
 * System fonts adjusted to the metrics of our fonts, which avoids layout shifts. `width` is the ratio of our own text's
 * width in our font to that in the system's. The systems: Windows and macOS, Android, Linux.
 */
const fallbackFaces = [
  {
    ...families.heading,
    weight: '600 700',
    ascent: 1.082,
    descent: 0.251,
    systems: [
      { width: 1.056, locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'] },
      { width: 0.902, locals: ['Noto Serif Bold'] },
      { width: 0.807, locals: ['DejaVu Serif Bold'] },
    ],
  },
  {
    ...families.body,
    weight: '400 500',
    ascent: 0.968,
    descent: 0.251,
    systems: [
      { width: 1.129, locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'] },
      { width: 0.989, locals: ['DejaVu Sans'] },
    ],
  },
  {
    ...families.body,
    weight: '600 700',
    ascent: 0.968,
    descent: 0.251,
    systems: [
      { width: 1.079, locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
      { width: 1.155, locals: ['Roboto Bold'] },
      { width: 0.906, locals: ['DejaVu Sans Bold'] },
    ],
  },
  {
    ...families.accent,
    weight: '400 700',
    ascent: 0.92,
    descent: 0.28,
    systems: [
      { width: 0.87, locals: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'] },
      { width: 0.787, locals: ['Noto Serif Italic'] },
      { width: 0.712, locals: ['DejaVu Serif Italic'] },
    ],
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

/** Browsers skip the rules whose fonts the system lacks. */
function facesOfSystems({ fallback, weight, ascent, descent, systems }: (typeof fallbackFaces)[number]): string {
  return systems
    .map(({ width, locals }) => {
      const sources = locals.map((local) => `local('${local}')`).join(',');
      return `@font-face{font-family:'${fallback}';font-weight:${weight};src:${sources};size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`;
    })
    .join('');
}

/** Returns the `@font-face` rules. Shadow roots ignore them, so an embed must add them to its page. */
export function fontFaceCss(): string {
  const files = Object.keys(fontFiles) as (keyof typeof fontFiles)[];
  return files.map(ownFaces).join('') + fallbackFaces.map(facesOfSystems).join('');
}
