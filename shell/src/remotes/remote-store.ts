import type { PageRoute } from './registry';
import type { RemoteApp } from './remote-apps';
import { RemoteError } from './remote-error';

/** How long to wait before a remote is reported as slow, in milliseconds. */
export const patience = 3500;

export type RemoteState<App = unknown> =
  | { status: 'idle' }
  /** `error`: the failure that led to the retry. */
  | { status: 'loading'; error?: RemoteError }
  | { status: 'ready'; app: App; attempt: number }
  | { status: 'failed'; error: RemoteError };

type Load = (name: string, attempt: number) => Promise<unknown>;

/**
 * The state of each remote. All components that show a remote share its state, so one "Try again" restores all of them.
 */
export class RemoteStore {
  readonly #states = new Map<string, RemoteState>();
  readonly #attempts = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;

  /** @param pages the pages that remotes add to the site */
  constructor(
    load: Load,
    readonly pages: readonly PageRoute[] = [],
  ) {
    this.#load = load;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf<Name extends string>(name: Name): RemoteState<RemoteApp<Name>> {
    return (this.#states.get(name) ?? idle) as RemoteState<RemoteApp<Name>>;
  }

  /** Loads a remote unless that has already begun. */
  request(name: string): void {
    if (this.stateOf(name).status === 'idle') this.#begin(name);
  }

  /** Provides a remote that is already loaded. */
  provide<Name extends string>(name: Name, app: RemoteApp<Name>): void {
    this.#set(name, { status: 'ready', app, attempt: 0 });
  }

  /** Loads a remote and resolves as soon as it is ready or has failed. */
  settled(name: string): Promise<RemoteState['status']> {
    this.request(name);
    return new Promise((resolve) => {
      const check = () => {
        const { status } = this.stateOf(name);
        if (status === 'loading') return;
        stop();
        resolve(status);
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  /** Loads a remote again. Its code runs again, so no state of the failure remains. */
  retry(name: string): void {
    if (this.stateOf(name).status !== 'loading') this.#begin(name);
  }

  /** Reports that a remote threw while rendering. */
  reportCrash(name: string, cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#fail(name, new RemoteError(name, 'crashed', message, { cause }));
  }

  #begin(name: string): void {
    const attempt = this.#attempts.get(name) ?? 0;
    this.#attempts.set(name, attempt + 1);
    const before = this.stateOf(name);
    this.#set(name, { status: 'loading', error: before.status === 'failed' ? before.error : undefined });
    const isLatest = () => this.#attempts.get(name) === attempt + 1;
    const timer = setTimeout(() => {
      if (isLatest()) this.#fail(name, new RemoteError(name, 'slow', `did not load within ${patience} ms`));
    }, patience);
    this.#load(name, attempt)
      .then(
        // A late result is shown, too, whichever attempt requested it.
        (app) => this.stateOf(name).status !== 'ready' && this.#set(name, { status: 'ready', app, attempt }),
        (error: unknown) => isLatest() && this.#fail(name, asRemoteError(name, error)),
      )
      .finally(() => clearTimeout(timer));
  }

  #fail(name: string, error: RemoteError): void {
    console.error(error);
    this.#set(name, { status: 'failed', error });
  }

  #set(name: string, state: RemoteState): void {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}

const idle: RemoteState = { status: 'idle' };

function asRemoteError(name: string, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError(name, 'unreachable', error instanceof Error ? error.message : String(error), { cause: error });
}
