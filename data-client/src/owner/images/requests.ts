import { DataError, type DataConfig } from 'data-client';
import { sessionOf } from '../session/auth';
import type { Supabase } from '../connection';
import { imageLimits, imageRefusals, imageTypeOf, newImageName, type ImagePurpose } from './image';
import { sendImage, type ImageSending } from './send-image';

export type ImageUpload = Pick<ImageSending, 'onProgress' | 'signal'> & { file: Blob; purpose: ImagePurpose };

const bucket = 'images';

// Names are never reused, so browsers may cache images forever.
const forAYear = 'max-age=31536000';

export function createOwnerImageRequests(config: DataConfig, { auth, storage }: Supabase) {
  return {
    /** Stores an image and returns its address. Rejects with `invalid` if the file is no image or too large. */
    async upload({ file, purpose, ...sending }: ImageUpload): Promise<string> {
      const type = await imageTypeOf(file);
      if (!type) throw new DataError('invalid', { message: imageRefusals.notAnImage });
      if (file.size > imageLimits.bytes) throw new DataError('invalid', { message: imageRefusals.tooLarge });
      const session = await sessionOf(auth);
      if (!session) throw new DataError('session-expired');
      const name = newImageName(purpose, type);
      await sendImage({
        ...sending,
        file,
        url: `${config.url}/storage/v1/object/${bucket}/${name}`,
        headers: {
          apikey: config.key,
          Authorization: `Bearer ${session.access_token}`,
          'Content-Type': type,
          'Cache-Control': forAYear,
        },
      });
      return storage.from(bucket).getPublicUrl(name).data.publicUrl;
    },
  };
}
