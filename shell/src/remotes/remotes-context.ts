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

/** Loads a remote as soon as it is wanted, and returns its state. */
export function useRemote<Name extends string>(name: Name, isWanted = true): RemoteState<RemoteApp<Name>> {
  const store = useRemotes();
  useEffect(() => {
    if (isWanted) store.request(name);
  }, [store, name, isWanted]);
  const state = () => store.stateOf(name);
  return useSyncExternalStore(store.subscribe, state, state);
}
