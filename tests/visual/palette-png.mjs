import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const mostColours = 256;

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * The picture in at most 256 colours, as small as a PNG can be. Text keeps its shape; a colour that moves by a step of 16
 * of 256 shows.
 *
 * @param {Buffer} png
 */
export function inFewColours(png) {
  const { width, height, data } = PNG.sync.read(png);
  for (const levels of [16, 8, 4]) {
    /** @type {Map<number, number>} */
    const palette = new Map();
    // Every line begins with its filter: none.
    const lines = Buffer.alloc((width + 1) * height);
    const level = (/** @type {number} */ value) => Math.round((value / 255) * (levels - 1));
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 4) {
        const colour = [0, 1, 2].reduce((sum, channel) => sum * levels + level(data[at + channel] ?? 0), 0);
        const known = palette.get(colour) ?? palette.size;
        palette.set(colour, known);
        lines[y * (width + 1) + x + 1] = known & 0xff;
      }
    }
    if (palette.size <= mostColours) return paletteFile(width, height, [...palette.keys()], levels, lines);
  }
  throw new Error('64 colours are at most 64.');
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number[]} colours
 * @param {number} levels
 * @param {Buffer} lines
 */
function paletteFile(width, height, colours, levels, lines) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const channel = (/** @type {number} */ value) => Math.round(((value % levels) / (levels - 1)) * 255);
  const palette = colours.flatMap((colour) => [
    channel(Math.floor(colour / levels ** 2)),
    channel(Math.floor(colour / levels)),
    channel(colour),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
