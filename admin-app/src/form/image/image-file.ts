import { imageRefusals, imageTypeOf, imageLimits } from 'data-client/owner';
import { keptSize, type Size, type Area } from './crop';

/** A decoded image. `close` frees its memory. */
export type OpenedImage = Size & { bitmap: ImageBitmap; address: string; close: () => void };

/** Why a file is rejected, as a sentence. */
export class ImageProblem extends Error {}

const megabyte = 1024 * 1024;

// Enough for a good camera; phones run out of memory beyond it.
const largestFile = 30 * megabyte;

export async function openImage(file: Blob): Promise<OpenedImage> {
  if (!(await imageTypeOf(file))) throw new ImageProblem(imageRefusals.notAnImage);
  if (file.size > largestFile)
    throw new ImageProblem(`This image is ${Math.round(file.size / megabyte)} MB. Please choose one under 30 MB.`);
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new ImageProblem('This image can’t be opened. It may be damaged; please choose another one.');
  });
  const address = URL.createObjectURL(file);
  return {
    bitmap,
    address,
    width: bitmap.width,
    height: bitmap.height,
    close: () => {
      bitmap.close();
      URL.revokeObjectURL(address);
    },
  };
}

// Each attempt is smaller than the one before; the first one nearly always fits.
const tries = [
  { quality: 0.86, scale: 1 },
  { quality: 0.72, scale: 1 },
  { quality: 0.72, scale: 0.7 },
  { quality: 0.6, scale: 0.5 },
];

/** Encodes the cropped image as WebP, or JPEG if the browser cannot write WebP, below the size limit. */
export async function encodeImage({ bitmap }: OpenedImage, area: Area): Promise<Blob> {
  const whole = keptSize(area);
  for (const { quality, scale } of tries) {
    const image = await drawn(bitmap, area, { width: whole.width * scale, height: whole.height * scale }, quality);
    if (image.size <= imageLimits.bytes) return image;
  }
  throw new ImageProblem(imageRefusals.tooLarge);
}

async function drawn(bitmap: ImageBitmap, area: Area, size: Size, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width);
  canvas.height = Math.round(size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new ImageProblem('Your browser can’t process images. Please enter a URL instead.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = await written(canvas, 'image/webp', quality);
  if (webp?.type === 'image/webp') return webp;
  // JPEG has no transparency: transparent areas would turn black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const jpeg = await written(canvas, 'image/jpeg', quality);
  if (!jpeg) throw new ImageProblem('This image can’t be processed. Please choose another one.');
  return jpeg;
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
