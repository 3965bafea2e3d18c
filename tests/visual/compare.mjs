import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Where two pictures differ: how many pixels, and a picture of them. Pictures of different sizes are laid over each other at
 * their upper start corner.
 *
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ pixels: number, difference: Buffer }}
 */
export function compare(before, after) {
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(onto(one, width, height), onto(other, width, height), difference.data, width, height, {
    threshold: 0.05,
    includeAA: true,
  });
  const outside = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  return { pixels: Math.max(pixels, outside), difference: PNG.sync.write(difference) };
}

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onto(picture, width, height) {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet.data;
}
