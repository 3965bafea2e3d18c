/** A file with the signature of its type. */
export const jpegFile = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.jpg', { type: 'image/jpeg' });

export const notAnImage = () => new File(['<svg onload="alert(1)"/>'], 'photo.png', { type: 'image/png' });

const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50, 0, 0];

type Drawn = { width: number; height: number; type: string };

/** Stubs image decoding, drawing and encoding, which jsdom lacks, and records the drawing calls. */
export function fakeBrowserImages(
  size: { width: number; height: number },
  { writesWebp = true, bytes = 14, shrinks = true } = {},
) {
  const drawn: Drawn[] = [];
  const decode = jest.fn(async (_file: Blob, _options: ImageBitmapOptions) => ({ ...size, close() {} }));
  Object.assign(globalThis, { createImageBitmap: decode });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  const drawImage = jest.fn();
  const context = { drawImage, fillRect() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function write(
    this: HTMLCanvasElement,
    done: BlobCallback,
    type = 'image/png',
  ) {
    const isWritten = type !== 'image/webp' || writesWebp;
    const start = type === 'image/webp' ? webp : [0xff, 0xd8, 0xff, 0xe0];
    const file = new Uint8Array(drawn.length === 0 || !shrinks ? bytes : start.length);
    file.set(start);
    drawn.push({ width: this.width, height: this.height, type });
    done(new Blob([file], { type: isWritten ? type : 'image/png' }));
  });
  return { drawn, drawImage, decode };
}
