import { DataError } from 'data-client';

type Operations = Record<string, object>;

type OperationOf<Client> = {
  [Entity in keyof Client & string]: `${Entity}.${keyof Client[Entity] & string}`;
}[keyof Client & string];

/** Switches of a fake client, for what a person meets on a bad day. */
export type FakeControls<Client> = {
  /** The operation, or all of them, fails from now on; without an error: the backend cannot be reached. */
  fail(operation: OperationOf<Client> | 'all', error?: DataError): void;
  /** Everything works again. */
  heal(): void;
  /** Answers wait until the returned function is called. */
  hold(operation: OperationOf<Client> | 'all'): () => void;
  /** What was asked so far, in order. */
  calls: { operation: OperationOf<Client>; input: unknown }[];
};

type Failures = Map<string, DataError>;

/** The client with switches: each operation is recorded, may wait and may fail before it reaches the fake backend. */
export function controlled<Client extends Operations>(
  client: Client,
  unwatched: readonly string[] = [],
): Client & { fake: FakeControls<Client> } {
  const failures: Failures = new Map();
  const holds = new Map<string, Promise<void>>();
  const calls: FakeControls<Client>['calls'] = [];

  async function pass(operation: string, run: () => unknown, signal?: AbortSignal): Promise<unknown> {
    await (holds.get(operation) ?? holds.get('all'));
    signal?.throwIfAborted();
    const failure = failures.get(operation) ?? failures.get('all');
    if (failure) throw failure;
    return run();
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
            () => run(...input),
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
    fail: (operation, error = new DataError('offline')) => void failures.set(operation, error),
    heal: () => failures.clear(),
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
