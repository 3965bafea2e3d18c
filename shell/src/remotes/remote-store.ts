import { loadExposed } from './federation';
import type { RemoteApps, RemoteName } from './remote-apps';
import { RemoteError } from './remote-error';

/** How long a visitor waits before the place of a remote says that something is wrong. */
export const patience = 3500;

export type RemoteState<Name extends RemoteName = RemoteName> =
  | { status: 'idle' }
  /** `error`: what it is being tried again after. */
  | { status: 'loading'; error?: RemoteError }
  | { status: 'ready'; app: RemoteApps[Name]; attempt: number }
  | { status: 'failed'; error: RemoteError };

type Load = (name: RemoteName, attempt: number) => Promise<unknown>;

/**
 * What is known about each remote. All places that show the same remote share its state, so one "Try again" brings all
 * of them back.
 */
export class RemoteStore {
  readonly #states = new Map<RemoteName, RemoteState>();
  readonly #attempts = new Map<RemoteName, number>();
  readonly #listeners = new Set<() => void>();
  readonly #load: Load;

  constructor(load: Load = loadExposed) {
    this.#load = load;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  stateOf<Name extends RemoteName>(name: Name): RemoteState<Name> {
    return (this.#states.get(name) ?? idle) as RemoteState<Name>;
  }

  /** Loads a remote unless that has begun already. */
  request(name: RemoteName): void {
    if (this.stateOf(name).status === 'idle') this.#begin(name);
  }

  /** Shows a remote that has been loaded already. */
  provide<Name extends RemoteName>(name: Name, app: RemoteApps[Name]): void {
    this.#set(name, { status: 'ready', app, attempt: 0 });
  }

  /** Loads a remote; resolves as soon as it can be shown or is known to have failed. */
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

  /** Loads a remote afresh: its code runs anew, so nothing of a failure is remembered. */
  retry(name: RemoteName): void {
    if (this.stateOf(name).status !== 'loading') this.#begin(name);
  }

  /** A remote threw while it was shown. */
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
        // Also when it comes late: what arrives after all is shown, whoever asked for it.
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
