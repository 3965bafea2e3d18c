import { DataError } from 'data-client';
import { imageLimits, imageRefusals, imageTypeOf, newImageName } from '../owner/images/image';
import type { OwnerClient } from '../owner/index';
import type { FakeBackend } from './fake-backend';

/** Accepts what the bucket accepts, and discards the bytes. */
export function fakeOwnerImages(backend: FakeBackend): OwnerClient['images'] {
  return {
    async upload({ file, purpose, onProgress }) {
      const type = await imageTypeOf(file);
      if (!type) throw new DataError('invalid', { message: imageRefusals.notAnImage });
      if (file.size > imageLimits.bytes) throw new DataError('invalid', { message: imageRefusals.tooLarge });
      if (!backend.isSignedIn) throw new DataError('session-expired');
      onProgress?.(1);
      return `http://backend.test/storage/v1/object/public/images/${newImageName(purpose, type)}`;
    },
  };
}
