/** A query's state, as in TanStack Query. */
export type QueryState = {
  status: 'pending' | 'error' | 'success';
  data: unknown;
  error: unknown;
  isFetching: boolean;
  isFetched: boolean;
};

type Retry = boolean | ((failures: number, error: unknown) => boolean);
export type CallOptions = { retry?: Retry; retryDelay?: number };

export type QueryOptions = CallOptions & {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => unknown;
  staleTime?: number;
  refetchInterval?: number;
  /** 0 drops the answer with its last watcher. */
  gcTime?: number;
  enabled?: boolean;
};

type Defaults = { queries?: Partial<QueryOptions>; mutations?: CallOptions };
type Failure = { type: 'updated'; action: { type: 'error'; error: unknown } };
type FailureListener<Subject> = (event: Failure & Subject) => void;
type QueryFailure = { query: { queryKey: readonly unknown[] } };
type MutationFailure = { mutation: { options: { mutationKey?: readonly unknown[] } } };

const start: QueryState = { status: 'pending', data: undefined, error: null, isFetching: false, isFetched: false };
const failed = (error: unknown): Failure => ({ type: 'updated', action: { type: 'error', error } });

/** Calls a function, and retries as `retry` says. */
export async function call<T>(run: () => T | Promise<T>, { retry = false, retryDelay = 600 }: CallOptions): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (typeof retry !== 'function' || !retry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

/** One query: its state, its watchers and its pending request. */
export class Query {
  state = start;
  options: QueryOptions;
  readonly watchers = new Set<() => void>();
  /** Without data a query is stale, even if its data would never be. */
  #updatedAt = -Infinity;
  #running?: Promise<void>;
  #abort?: AbortController;

  constructor(
    options: QueryOptions,
    readonly onFailure: (error: unknown) => void,
    readonly forget: () => void,
  ) {
    this.options = options;
  }

  get isStale() {
    return Date.now() - this.#updatedAt >= (this.options.staleTime ?? 0);
  }

  watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size > 0) return;
      this.#abort?.abort();
      this.#running = undefined;
      if (this.options.gcTime === 0) this.forget();
    };
  };

  fetch = (): Promise<void> => {
    if (this.#running) return this.#running;
    const running = this.#run().finally(() => {
      if (this.#running === running) this.#running = undefined;
    });
    this.#running = running;
    return running;
  };

  async #run() {
    const { signal } = (this.#abort = new AbortController());
    this.#change({ isFetching: true });
    try {
      const data = await call(() => this.options.queryFn({ signal }), this.options);
      this.#updatedAt = Date.now();
      this.#change({ status: 'success', data, error: null, isFetching: false, isFetched: true });
    } catch (error) {
      // Without watchers the request was aborted.
      if (signal.aborted) return this.#change({ isFetching: false });
      this.#change({ status: 'error', error, isFetching: false, isFetched: true });
      this.onFailure(error);
    }
  }

  #change(change: Partial<QueryState>) {
    this.state = { ...this.state, ...change };
    for (const watcher of this.watchers) watcher();
  }
}

export class QueryClient {
  readonly defaults: Defaults;
  readonly #queries = new Map<string, Query>();
  readonly #queryListeners = new Set<FailureListener<QueryFailure>>();
  readonly #mutationListeners = new Set<FailureListener<MutationFailure>>();

  constructor({ defaultOptions = {} }: { defaultOptions?: Defaults } = {}) {
    this.defaults = defaultOptions;
  }

  getQueryCache = () => ({
    subscribe: (listener: FailureListener<QueryFailure>) => this.#queryListeners.add(listener),
  });
  getMutationCache = () => ({
    subscribe: (listener: FailureListener<MutationFailure>) => this.#mutationListeners.add(listener),
  });

  query(asked: QueryOptions): Query {
    const options = { ...this.defaults.queries, ...asked };
    const key = JSON.stringify(options.queryKey);
    const known = this.#queries.get(key);
    if (known) {
      known.options = options;
      return known;
    }
    const { queryKey } = options;
    const report = (error: unknown) => {
      for (const listener of this.#queryListeners) listener({ ...failed(error), query: { queryKey } });
    };
    const query = new Query(options, report, () => this.#queries.delete(key));
    this.#queries.set(key, query);
    return query;
  }

  reportMutation(mutationKey: readonly unknown[] | undefined, error: unknown): void {
    const subject = { mutation: { options: { mutationKey } } };
    for (const listener of this.#mutationListeners) listener({ ...failed(error), ...subject });
  }

  /** Refetches all watched queries whose keys begin with this one. */
  async invalidateQueries({ queryKey }: { queryKey: readonly unknown[] }): Promise<void> {
    const beginning = JSON.stringify(queryKey).slice(0, -1);
    const meant = [...this.#queries].filter(([key]) => key.startsWith(beginning)).map(([, query]) => query);
    await Promise.all(meant.filter(({ watchers }) => watchers.size > 0).map((query) => query.fetch()));
    for (const query of meant)
      if (query.watchers.size === 0) this.#queries.delete(JSON.stringify(query.options.queryKey));
  }
}
