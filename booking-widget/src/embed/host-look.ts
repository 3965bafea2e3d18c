/** The look of the host page, for `theme="inherit"`. Colors as `#rrggbb`. */
export type HostLook = { background: string; text: string; link: string; font: string };

const white = '#FFFFFF';

export function readHostLook(element: Element): HostLook {
  const around = element.parentElement ?? document.body;
  const { color, fontFamily } = getComputedStyle(around);
  const text = hexOf(color) ?? '#000000';
  const background = backgroundOf(around);
  return { background, text, link: accentAround(around, background) ?? text, font: firstFamily(fontFamily) };
}

/** The browsers' default link colors on light and dark pages. */
const linksOfBrowsers = ['rgb(0, 0, 238)', 'rgb(158, 158, 255)'];

/** The page's own color of the nearest links, or of the nearest headings. */
function accentAround(around: Element, background: string): string | undefined {
  for (let place: Element | null = around; place; place = place.parentElement) {
    const accent = chosenColor(place, 'a[href]', background) ?? chosenColor(place, 'h1, h2, h3', background);
    if (accent || place.localName === 'main') return accent;
  }
  return undefined;
}

function chosenColor(place: Element, selector: string, background: string): string | undefined {
  return [...place.querySelectorAll(selector)]
    .slice(0, 9)
    .map((element) => getComputedStyle(element).color)
    .filter((color) => !linksOfBrowsers.includes(color))
    .map(hexOf)
    .find((color) => color && color !== background);
}

function backgroundOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const color = hexOf(getComputedStyle(one).backgroundColor);
    if (color) return color;
  }
  return white;
}

/** Undefined for transparent colors. */
function hexOf(color: string): string | undefined {
  const parts = color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : painted(color);
  const [red, green, blue, alpha = 1] = parts;
  if (blue === undefined || alpha < 0.5) return undefined;
  return `#${[red, green, blue].map((part = 0) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Lets the browser convert a color that is not written as `rgb()`, such as `oklch()`. Only these: some browsers alter what a
 * page reads from a canvas.
 */
function painted(color: string): number[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function firstFamily(families: string): string {
  return (families.split(',')[0] ?? '').replace(/["']/g, '').trim();
}
