import type { RemoteApps, RemoteName } from './remote-apps';
import { RemoteError } from './remote-error';

/** How long to wait before a remote is reported as slow, in milliseconds. */
export const patience = 3500;

export type RemoteState<Name extends RemoteName = RemoteName> =
  | { status: 'idle' }
  /** `error`: the failure that led to the retry. */
  | { status: 'loading'; error?: RemoteError }
  | { status: 'ready'; app: RemoteApps[Name]; attempt: number }
  | { status: 'failed'; error: RemoteError };

type Load = (name: RemoteName, attempt: number) => Promise<unknown>;

/**
 * The state of each remote. All components that show a remote share its state, so one "Try again" restores all of them.
 */
export class RemoteStore {
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #attempts = new Map<RemoteName, number>();
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf<Name extends RemoteName>(name: Name): RemoteState<Name> {
    return (this.#states.get(name) ?? idle) as RemoteState<Name>;
  }

  /** Loads a remote unless that has already begun. */
  request(name: RemoteName): void {
    if (this.stateOf(name).status === 'idle') this.#begin(name);
  }

  /** Provides a remote that is already loaded. */
  provide<Name extends RemoteName>(name: Name, app: RemoteApps[Name]): void {
    this.#set(name, { status: 'ready', app, attempt: 0 });
  }

  /** Loads a remote and resolves as soon as it is ready or has failed. */
  settled(name: RemoteName): Promise<RemoteState['status']> {
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
  retry(name: RemoteName): void {
    if (this.stateOf(name).status !== 'loading') this.#begin(name);
  }

  /** Reports that a remote threw while rendering. */
  reportCrash(name: RemoteName, cause: unknown): void {
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#fail(name, new RemoteError(name, 'crashed', message, { cause }));
  }

  #begin(name: RemoteName): void {
    const attempt = this.#attempts.get(name) ?? 0;
    this.#attempts.set(name, attempt + 1);
    const before = this.stateOf(name);
    this.#set(name, { status: 'loading', error: before.status === 'failed' ? before.error : undefined });
    const isLatest = () => this.#attempts.get(name) === attempt + 1;
    const timer = setTimeout(() => {
      if (isLatest()) this.#fail(name, new RemoteError(name, 'slow', `has not arrived within ${patience} ms`));
    }, patience);
    this.#load(name, attempt)
      .then(
        // A late result is shown, too, whichever attempt requested it.
        (app) =>
          this.stateOf(name).status !== 'ready' &&
          this.#set(name, { status: 'ready', app: app as RemoteApps[RemoteName], attempt }),
        (error: unknown) => isLatest() && this.#fail(name, asRemoteError(name, error)),
      )
      .finally(() => clearTimeout(timer));
  }

  #fail(name: RemoteName, error: RemoteError): void {
    console.error(error);
    this.#set(name, { status: 'failed', error });
  }

  #set(name: RemoteName, state: RemoteState): void {
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener();
  }
}

const idle: RemoteState = { status: 'idle' };

function asRemoteError(name: RemoteName, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error;
  return new RemoteError(name, 'unreachable', error instanceof Error ? error.message : String(error), { cause: error });
}
