import { DataError } from 'data-client';

type OperationOf<Client> = {
  [Entity in keyof Client & string]: `${Entity}.${keyof Client[Entity] & string}`;
}[keyof Client & string];

/** Controls of a fake client, to simulate failures. */
export type FakeControls<Client> = {
  /** Makes an operation, or all of them, fail from now on; by default as if the backend were unreachable. */
  fail(operation: OperationOf<Client> | 'all', error?: DataError): void;
  /** Makes an operation succeed from now on, but loses its response. */
  lose(operation: OperationOf<Client>): void;
  /** Makes everything work again. */
  heal(): void;
  /** Delays responses until the returned function is called. */
  hold(operation: OperationOf<Client> | 'all'): () => void;
  /** The operations called so far, in order. */
  calls: { operation: OperationOf<Client>; input: unknown }[];
  /** The inputs of an operation called so far, in order. */
  sent(operation: OperationOf<Client>): unknown[];
};

/** Wraps a client: each operation is recorded, and may wait, be denied or fail before it reaches the fake backend. */
export function controlled<Client extends Record<string, object>>(
  client: Client,
  unwatched: readonly string[] = [],
  requireAccess: (entity: string) => void = () => {},
): Client & { fake: FakeControls<Client> } {
  const failures: Map<string, DataError> = new Map();
  const losses = new Set<string>();
  const holds = new Map<string, Promise<void>>();
  const calls: FakeControls<Client>['calls'] = [];

  async function pass(operation: string, run: () => unknown, signal?: AbortSignal): Promise<unknown> {
    await (holds.get(operation) ?? holds.get('all'));
    signal?.throwIfAborted();
    const failure = failures.get(operation) ?? failures.get('all');
    if (failure) throw failure;
    const answer = await run();
    if (losses.has(operation)) throw new DataError('offline');
    return answer;
  }

  const watch = (entity: string, requests: object) =>
    Object.fromEntries(
      Object.entries(requests).map(([name, run]: [string, (...input: unknown[]) => unknown]) => {
        const operation = `${entity}.${name}` as OperationOf<Client>;
        if (unwatched.includes(operation)) return [name, run];
        const watched = (...input: unknown[]) => {
          calls.push({ operation, input: input[0] });
          return pass(
            operation,
            () => {
              requireAccess(entity);
              return run(...input);
            },
            input.find((value) => value instanceof AbortSignal),
          );
        };
        return [name, watched];
      }),
    );

  const watched = Object.fromEntries(
    Object.entries(client).map(([entity, requests]) => [entity, watch(entity, requests)]),
  );
  const fake: FakeControls<Client> = {
    calls,
    sent: (operation) => calls.filter((call) => call.operation === operation).map(({ input }) => input),
    fail: (operation, error = new DataError('offline')) => void failures.set(operation, error),
    lose: (operation) => void losses.add(operation),
    heal() {
      failures.clear();
      losses.clear();
    },
    hold(operation) {
      let release = () => {};
      holds.set(operation, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(operation);
        release();
      };
    },
  };
  return { ...(watched as Client), fake };
}
