import { Component, type ReactNode } from 'react';

type RemoteBoundaryProps = { onCrash: (error: unknown) => void; children: ReactNode };

/** Catches errors that a remote throws while rendering. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasCrashed: boolean }> {
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
