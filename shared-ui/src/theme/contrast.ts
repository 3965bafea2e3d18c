type Channels = readonly [number, number, number];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** True for `#rgb` and `#rrggbb`, the two ways a colour may be written in the settings. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexPattern.test(value.trim());
}

function channels(hex: string): Channels {
  const digits = hex.trim().slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Channels;
}

function toHex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `amount` of `top` over `base`: 0 is all base, 1 is all top. */
export function mix(base: string, top: string, amount: number): string {
  const from = channels(base);
  const to = channels(top);
  return toHex(from.map((value, index) => value + ((to[index] ?? value) - value) * amount));
}

/** The colour as `rgb(r g b / alpha)`. */
export function withAlpha(hex: string, alpha: number): string {
  return `rgb(${channels(hex).join(' ')} / ${alpha})`;
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
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
  const all = typeof grounds === 'string' ? [grounds] : grounds;
  const worst = (candidate: string) => Math.min(...all.map((ground) => contrast(candidate, ground)));
  if (worst(colour) >= ratio) return colour;
  const extreme = worst('#000000') >= worst('#FFFFFF') ? '#000000' : '#FFFFFF';
  for (let step = 1; step < 50; step += 1) {
    const candidate = mix(colour, extreme, step / 50);
    if (worst(candidate) >= ratio) return candidate;
  }
  return extreme;
}
