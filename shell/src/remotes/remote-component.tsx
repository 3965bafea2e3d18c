import { Component, Suspense, type ReactNode } from 'react';
import type { RemoteApp } from './remote-apps';
import type { RemoteError } from './remote-error';
import { useRemote, useRemotes } from './remotes-context';

export type RemoteFailureProps = {
  error: RemoteError;
  /** Loads the remote again. */
  onRetry: () => void;
  isRetrying: boolean;
};

export type RemoteComponentProps<Name extends string> = {
  remote: Name;
  /** Reserves the space of the remote, at about its final size, until it has loaded. */
  pending: ReactNode;
  /** Rendered if the remote cannot be shown. */
  failed: (failure: RemoteFailureProps) => ReactNode;
  children: (app: RemoteApp<Name>) => ReactNode;
};

/** Renders a remote on the page and contains its failures. */
export function RemoteComponent<Name extends string>({
  remote,
  pending,
  failed,
  children,
}: RemoteComponentProps<Name>) {
  const store = useRemotes();
  const state = useRemote(remote);
  const error = 'error' in state ? state.error : undefined;
  if (error) return failed({ error, onRetry: () => store.retry(remote), isRetrying: state.status === 'loading' });
  if (state.status !== 'ready') return pending;
  return (
    <RemoteBoundary key={state.attempt} onCrash={(error) => store.reportCrash(remote, error)}>
      <Suspense fallback={pending}>{children(state.app)}</Suspense>
    </RemoteBoundary>
  );
}

type RemoteBoundaryProps = { onCrash: (error: unknown) => void; children: ReactNode };

/** Catches errors that a remote throws while rendering. */
class RemoteBoundary extends Component<RemoteBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
