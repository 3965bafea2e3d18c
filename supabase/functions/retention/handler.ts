import { jsonResponse, onPost } from '../_shared/http.ts';
import { oneRunAtATime, type InBackground } from '../_shared/background.ts';

type Options = {
  knownKeys: readonly string[];
  /** Erases a batch of expired rows. Returns whether there may be more. */
  eraseBatch: () => Promise<boolean>;
  /** Removes the pictures of clients that nothing shows anymore. */
  removePictures: () => Promise<void>;
  inBackground: InBackground;
  /** How long a run may take. */
  runMs?: number;
};

/**
 * `POST` erases rows older than the owner's settings allow, in batches, and pictures that nothing shows anymore. The database
 * decides whether anything is due, so the schedule may call it at any time. The answer reveals nothing.
 */
export function createHandler({ knownKeys, eraseBatch, removePictures, inBackground, runMs }: Options) {
  const eraseAll = async (isTimeUp: () => boolean) => {
    while ((await eraseBatch()) && !isTimeUp());
    await removePictures();
  };
  const run = oneRunAtATime(inBackground, eraseAll, runMs);
  return onPost(knownKeys, () => {
    run();
    return jsonResponse(200, { state: 'working' });
  });
}
