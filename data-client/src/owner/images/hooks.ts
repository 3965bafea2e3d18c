import { useOwnerMutation } from '../owner-hooks';
import type { ImageUpload } from './requests';

/** Uploads an image and returns its public address. */
export const useUploadImage = () =>
  useOwnerMutation(['owner', 'images', 'upload'], ({ images }, image: ImageUpload) => images.upload(image));
