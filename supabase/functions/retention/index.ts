import { database, inBackground, secrets } from '../_shared/runtime.ts';
import { createHandler } from './handler.ts';

Deno.serve(
  createHandler({
    knownKeys: secrets.knownKeys,
    eraseBatch: () => database.call<boolean>('erase_expired', {}),
    inBackground,
  }),
);
