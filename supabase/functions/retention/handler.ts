import { answer, onPost } from '../_shared/answers.ts';

type Options = {
  knownKeys: readonly string[];
  /** Erases a batch of expired rows. Returns whether there may be more. */
  eraseBatch: () => Promise<boolean>;
  /** Keeps the function alive for work that outlives the response. */
  inBackground: (work: Promise<unknown>) => void;
  /** How long a run may take. */
  runMs?: number;
};

/**
 * `POST` erases rows older than the owner's settings allow, in batches. The database decides whether anything is due, so the
 * schedule may call it at any time. The answer reveals nothing.
 */
export function createHandler(options: Options): (request: Request) => Promise<Response> {
  let isRunning = false;
  return onPost(options.knownKeys, () => {
    if (!isRunning) {
      isRunning = true;
      options.inBackground(
        eraseAll(options)
          .catch(console.error)
          .finally(() => (isRunning = false)),
      );
    }
    return answer(200, { state: 'working' });
  });
}

/** The next call continues where time was up. */
async function eraseAll({ eraseBatch, runMs = 50_000 }: Options): Promise<void> {
  const endsAt = Date.now() + runMs;
  while ((await eraseBatch()) && Date.now() < endsAt);
}
