import { DataError, type DataConfig } from 'data-client';
import type { Supabase } from '../connection';
import { imageLimits, imageRefusals, imageTypeOf, newImageName, type ImagePurpose } from './image';
import { sendImage, type ImageSending } from './send-image';

export type ImageUpload = Pick<ImageSending, 'onProgress' | 'signal'> & { file: Blob; purpose: ImagePurpose };

// Names are never reused, so browsers may cache images forever.
const forAYear = 'max-age=31536000';

export function createOwnerImageRequests(config: DataConfig, { auth, storage }: Supabase) {
  return {
    /** Stores an image and returns its address. Rejects with `invalid` if the file is no image or too large. */
    async upload({ file, purpose, ...sending }: ImageUpload): Promise<string> {
      const type = await imageTypeOf(file);
      if (!type) throw new DataError('invalid', { message: imageRefusals.notAnImage });
      if (file.size > imageLimits.bytes) throw new DataError('invalid', { message: imageRefusals.tooLarge });
      const name = newImageName(purpose, type);
      await sendImage(config, auth, { ...sending, file, name, type, cacheControl: forAYear });
      return storage.from('images').getPublicUrl(name).data.publicUrl;
    },
  };
}
