import { DataError, type DataConfig } from 'data-client';
import type { OwnerClient } from './owner-client';
import { hasStoredSession, showUser } from './session/session';

type Operation = (...input: unknown[]) => unknown;
type Entities = Record<string, Record<string, Operation>>;

/**
 * Creates the owner's client. Its code, above all supabase-js, is loaded by the first request, so that the sign-in form
 * shows without it.
 */
export function createOwnerClient(config: DataConfig): OwnerClient {
  let client: OwnerClient | undefined;
  let loading: Promise<OwnerClient> | undefined;
  let reportLoaded: (loaded: OwnerClient) => void;
  const whenLoaded = new Promise<OwnerClient>((resolve) => (reportLoaded = resolve));

  const load = () =>
    (loading ??= import('./owner-client').then(
      (code) => {
        client = code.createOwnerClient(config);
        reportLoaded(client);
        return client;
      },
      (cause: unknown) => {
        loading = undefined;
        throw new DataError('offline', { cause });
      },
    ));

  const forward = (entity: string, name: string): Operation => {
    const send = (loaded: OwnerClient, input: unknown[]) => (loaded as unknown as Entities)[entity]?.[name]?.(...input);
    // Once loaded, a request is sent at once: the page may be closing.
    return (...input) => (client ? send(client, input) : load().then((loaded) => send(loaded, input)));
  };

  /** Subscribes once the client is loaded: there is nothing to report before the first request. */
  const subscribe =
    (subscribeTo: (loaded: OwnerClient, listener: () => void) => () => void) => (listener: () => void) => {
      const stop = whenLoaded.then((loaded) => subscribeTo(loaded, listener));
      return () => void stop.then((stopListening) => stopListening());
    };

  const special: Record<string, object> = {
    session: {
      async current() {
        if (client || hasStoredSession()) return forward('session', 'current')();
        showUser(null);
        return null;
      },
      onChange: subscribe(({ session }, listener) => session.onChange(listener)),
    },
    arrivals: { listen: subscribe(({ arrivals }, listener) => arrivals.listen(listener)) },
  };

  const entities: Record<string, unknown> = { preload: () => void load().catch(() => {}) };
  return new Proxy(entities, {
    get: (_, entity: string) =>
      (entities[entity] ??= new Proxy(special[entity] ?? {}, {
        get: (requests: Record<string, unknown>, name: string) => (requests[name] ??= forward(entity, name)),
      })),
  }) as OwnerClient;
}
