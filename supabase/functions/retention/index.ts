import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';
import { removeUnusedPictures } from './pictures.ts';

Deno.serve(
  createHandler({
    knownKeys: secrets.secretKeys,
    eraseBatch: () => database.call<boolean>('erase_expired', {}),
    removePictures: () => removeUnusedPictures({ url: secrets.supabaseUrl, secretKey: secrets.secretKey, database }),
    inBackground,
  }),
);
