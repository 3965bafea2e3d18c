type Channels = readonly [number, number, number];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** True for `#rgb` and `#rrggbb`, the two ways a colour may be written in the settings. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexPattern.test(value.trim());
}

function channels(hex: string): Channels {
  const digits = hex.trim().slice(1);
  const value = Number.parseInt(digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Channels): string {
  const value = (1 << 24) | (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).slice(1)}`.toUpperCase();
}

/** `amount` of `top` over `base`: 0 is all base, 1 is all top. */
export function mix(base: string, top: string, amount: number): string {
  const [red, green, blue] = channels(base);
  const [toRed, toGreen, toBlue] = channels(top);
  return toHex([red + (toRed - red) * amount, green + (toGreen - green) * amount, blue + (toBlue - blue) * amount]);
}

/** The colour as `rgb(r g b / alpha)`. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${channels(hex).join(' ')} / ${alpha})`;
}

/** What a colour with alpha, as `withAlpha` writes it, makes of the ground it lies on. */
export function laidOver(ground: string, veil: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (veil.match(/[\d.]+/g) ?? []).map(Number);
  return mix(ground, toHex([red, green, blue]), alpha);
}

/** How much light each value of a channel is. */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => light[value]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const ratioOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  return ratioOf(luminance(one), luminance(other));
}

/** The more readable of two text colours on a ground. */
export function readableOn(ground: string, preferred: string, other: string): string {
  return contrast(preferred, ground) >= contrast(other, ground) ? preferred : other;
}

/**
 * The colour, moved towards black or white only as far as needed to reach `ratio` on every ground.
 * A colour that is readable already comes back unchanged.
 */
export function ensureContrast(colour: string, grounds: string | readonly string[], ratio: number): string {
  const all = (typeof grounds === 'string' ? [grounds] : grounds).map(luminance);
  const worst = (candidate: string) => {
    const own = luminance(candidate);
    return Math.min(...all.map((ground) => ratioOf(own, ground)));
  };
  if (worst(colour) >= ratio) return colour;
  const extreme = worst('#000000') >= worst('#FFFFFF') ? '#000000' : '#FFFFFF';
  let [tooLittle, enough] = [0, 50];
  while (enough - tooLittle > 1) {
    const step = (tooLittle + enough) >> 1;
    if (worst(mix(colour, extreme, step / 50)) >= ratio) enough = step;
    else tooLittle = step;
  }
  return mix(colour, extreme, enough / 50);
}
