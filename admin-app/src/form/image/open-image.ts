import { imageRefusals, imageTypeOf } from 'data-client/owner';
import type { Size } from './crop';

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
