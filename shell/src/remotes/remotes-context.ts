import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { RemoteApp } from './remote-apps';
import type { RemoteState, RemoteStore } from './remote-store';

const RemotesContext = createContext<RemoteStore | null>(null);

/** Provides the remotes of the page. Tests pass their own store. */
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): RemoteStore {
  const store = useContext(RemotesContext);
  if (!store) throw new Error('Remotes need a RemotesProvider around them');
  return store;
}

/** Loads a remote and returns its state. */
export function useRemote<Name extends string>(name: Name): RemoteState<RemoteApp<Name>> {
  const store = useRemotes();
  useEffect(() => {
    store.request(name);
  }, [store, name]);
  const state = () => store.stateOf(name);
  return useSyncExternalStore(store.subscribe, state, state);
}
