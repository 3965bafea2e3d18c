import { useMutation } from '@tanstack/react-query';
import { useOwnerClient } from '../owner-provider';
import type { ImageUpload } from './requests';

/** Uploads an image and returns its public address. */
export function useUploadImage() {
  const client = useOwnerClient();
  return useMutation({
    mutationKey: ['owner', 'images', 'upload'],
    mutationFn: (image: ImageUpload) => client.images.upload(image),
  });
}
