import { imageLimits, imageRefusals } from 'data-client/owner';
import { keptSize, type Area, type Size } from './crop';
import { ImageProblem, type OpenedImage } from './open-image';

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
