export type AttemptOptions = {
  signal?: AbortSignal;
  /** Resolves when a failed request should be sent again; rejects to give up. */
  retry?: (error: unknown, part: string) => Promise<void>;
};

export type Attempt = <Result>(part: string, send: (isRepeated: boolean) => Promise<Result>) => Promise<Result>;

/** Returns a function that sends a request until it is answered, canceled or given up. */
export const attempts =
  ({ signal, retry = (error) => Promise.reject(error) }: AttemptOptions): Attempt =>
  async (part, send) => {
    for (let isRepeated = false; ; isRepeated = true) {
      signal?.throwIfAborted();
      try {
        return await send(isRepeated);
      } catch (error) {
        signal?.throwIfAborted();
        await retry(error, part);
      }
    }
  };
