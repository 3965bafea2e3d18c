import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { projectRoot } from 'config/files';

/** The text of an image, in the owner's colors. */
export type Picture = {
  title: string;
  category: string;
  author: string;
  colors: { ground: string; text: string; accent: string };
};

const size = { width: 1200, height: 630 };

const faces = (name: string, family: string) =>
  ['latin', 'latin-ext'].map((range) => ({
    name: `${name} ${range}`,
    data: readFileSync(path.join(projectRoot, `publishing/link-previews/fonts/${family}-${range}.ttf`)),
  }));

const fonts = [...faces('heading', 'playfair-display'), ...faces('body', 'montserrat')];
const heading = 'heading latin, heading latin-ext';
const body = 'body latin, body latin-ext';

/** Longer titles get a smaller font size. */
const titleSizes = [
  { upTo: 40, size: 84 },
  { upTo: 80, size: 68 },
  { upTo: Infinity, size: 54 },
];

const longestTitle = 150;

/** Of the category and the author, each on one line. */
const longestLine = 50;

/**
 * Returns what the fonts can render: text without emoji and without the marks of pasted text, such as zero-width spaces, for
 * which satori fails. Returns an empty text for other scripts, which would leave gaps.
 */
function renderable(text: string) {
  const whole = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  if (/(?!\p{Script=Latin})\p{L}/u.test(whole)) return '';
  return whole
    .replace(/[^\p{Script=Latin}\p{Mn}\u0020-\u007e\u00a1-\u00ff\u2010-\u205e\u20a0-\u20bf™]/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function shortened(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.replace(/[^\p{L}\p{N}]+[^ ]*$/u, '')}…`;
}

/** Renders the image for link previews of an article: 1200 × 630, PNG. */
export async function renderLinkPreview(picture: Picture): Promise<Uint8Array> {
  const svg = await satori(layout(picture) as Parameters<typeof satori>[0], { ...size, fonts });
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng();
}

function layout({ title, category, author, colors: { ground, text, accent } }: Picture) {
  const [headline = '', signature = ''] = [renderable(title), renderable(author)].filter(Boolean);
  const shown = shortened(headline, longestTitle);
  const fontSize = titleSizes.find(({ upTo }) => shown.length <= upTo)?.size;
  const column = { display: 'flex', flexDirection: 'column' };
  const page = { ...column, boxSizing: 'border-box', width: '100%', height: '100%', padding: 72 };
  return box({ ...page, background: ground, color: text }, [
    box({ position: 'absolute', top: 0, right: 0, width: 420, height: 630, display: 'flex' }, [rings(accent)]),
    box({ display: 'flex', alignItems: 'center', fontFamily: body, fontSize: 26, letterSpacing: 4 }, [
      box({ width: 56, height: 3, background: accent, marginRight: 20 }),
      shortened(renderable(category).replaceAll('-', ' '), longestLine).toUpperCase(),
    ]),
    box({ ...column, flex: 1, justifyContent: 'center' }, [
      box(
        {
          fontFamily: heading,
          fontSize,
          lineHeight: 1.15,
          maxWidth: 940,
          wordBreak: 'break-word',
          textWrap: 'balance',
        },
        shown,
      ),
    ]),
    box({ display: 'flex', fontFamily: body, fontSize: 30 }, shortened(signature, longestLine)),
  ]);
}

function box(style: object, children?: unknown) {
  return { type: 'div', props: { style, children } };
}

function rings(stroke: string) {
  const circles = [150, 210, 270, 330, 390].map((r) => ({
    type: 'circle',
    props: { cx: 420, cy: 0, r, fill: 'none', stroke, strokeWidth: 2, opacity: 0.5 },
  }));
  return { type: 'svg', props: { width: 420, height: 630, viewBox: '0 0 420 630', children: circles } };
}
