import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from './remote-apps';
import type { RemoteState, RemoteStore } from './remote-store';

const RemotesContext = createContext<RemoteStore | null>(null);

/** Gives the page its remotes. Tests give it a store of their own. */
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): RemoteStore {
  const store = useContext(RemotesContext);
  if (!store) throw new Error('Remotes need a RemotesProvider around them');
  return store;
}

/** A remote, loaded from the moment somebody wants to show it. */
export function useRemote<Name extends RemoteName>(name: Name, isWanted = true): RemoteState<Name> {
  const store = useRemotes();
  useEffect(() => {
    if (isWanted) store.request(name);
  }, [store, name, isWanted]);
  const state = () => store.stateOf(name);
  return useSyncExternalStore(store.subscribe, state, state);
}
