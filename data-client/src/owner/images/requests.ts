import { DataError } from 'data-client';
import type { DataConfig } from 'data-client';
import { imageLimits, imageRefusals, imageTypeOf, newImageName } from './image';
import type { ImagePurpose } from './image';
import { sendImage } from './send-image';
import type { ImageSending } from './send-image';

export type ImageUpload = Pick<ImageSending, 'onProgress' | 'signal'> & { file: Blob; purpose: ImagePurpose };

export type OwnerImageRequests = {
  /** Keeps an image and answers its address. Rejects with `invalid` and a sentence when it is not one, or too large. */
  upload(image: ImageUpload): Promise<string>;
};

const bucket = 'images';

// Names are never used twice, so what was fetched once is right for ever.
const forAYear = 'max-age=31536000';

export function createOwnerImageRequests(
  { url, key }: DataConfig,
  token: () => Promise<string | undefined>,
): OwnerImageRequests {
  return {
    async upload({ file, purpose, ...sending }) {
      const type = await imageTypeOf(file);
      if (!type) throw new DataError('invalid', { message: imageRefusals.notAnImage });
      if (file.size > imageLimits.bytes) throw new DataError('invalid', { message: imageRefusals.tooLarge });
      const bearer = await token();
      if (!bearer) throw new DataError('session-expired');
      const name = newImageName(purpose, type);
      await sendImage({
        ...sending,
        file,
        url: `${url}/storage/v1/object/${bucket}/${name}`,
        headers: {
          apikey: key,
          Authorization: `Bearer ${bearer}`,
          'Content-Type': type,
          'Cache-Control': forAYear,
        },
      });
      return `${url}/storage/v1/object/public/${bucket}/${name}`;
    },
  };
}
