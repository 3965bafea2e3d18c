type Channels = readonly [number, number, number];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a value is a color the site can use: `#rgb` or `#rrggbb`. */
export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && hexPattern.test(value);
}

function channels(hex: string): Channels {
  const digits = hex.slice(1);
  const value = Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Channels): string {
  const value = (1 << 24) | (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).slice(1)}`.toUpperCase();
}

/** Mixes two colors; `amount` is the share of `top`, from 0 to 1. */
export function mix(base: string, top: string, amount: number): string {
  const [red, green, blue] = channels(base);
  const [toRed, toGreen, toBlue] = channels(top);
  return toHex([red + (toRed - red) * amount, green + (toGreen - green) * amount, blue + (toBlue - blue) * amount]);
}

/** Returns the color as `rgb(r g b / alpha)`. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${channels(hex).join(' ')} / ${alpha})`;
}

/** Composites a translucent color, in the format of `withAlpha`, over a background. */
export function composite(background: string, overlay: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (overlay.match(/[\d.]+/g) ?? []).map(Number);
  return mix(background, toHex([red, green, blue]), alpha);
}

/** Linear light of each channel value. */
const light = [...new Uint8Array(256).keys()].map((value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => light[value]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** Returns the more readable of two text colors on a background. */
export function readableOn(background: string, preferred: string, other: string): string {
  return contrast(preferred, background) >= contrast(other, background) ? preferred : other;
}

/** The least contrast of a filled button with the page: about that of the default gold with white. */
export const fillRatio = 2;

/** Whether a color of headings and buttons is hard to see on a dark background. */
export function isLostInDark(color: string, background: string): boolean {
  return contrast('#FFFFFF', background) >= 12 && contrast(color, background) < 3;
}

/** Moves a color toward black or white only as far as needed to reach the contrast ratio on every background. */
export function ensureContrast(color: string, backgrounds: string | readonly string[], ratio: number): string {
  const all = (typeof backgrounds === 'string' ? [backgrounds] : backgrounds).map(luminance);
  const worst = (candidate: string) => {
    const own = luminance(candidate);
    return Math.min(...all.map((background) => ratioOf(own, background)));
  };
  if (worst(color) >= ratio) return color;
  const extreme = worst('#000000') >= worst('#FFFFFF') ? '#000000' : '#FFFFFF';
  let [tooLittle, enough] = [0, 50];
  while (enough - tooLittle > 1) {
    const step = (tooLittle + enough) >> 1;
    if (worst(mix(color, extreme, step / 50)) >= ratio) enough = step;
    else tooLittle = step;
  }
  return mix(color, extreme, enough / 50);
}
