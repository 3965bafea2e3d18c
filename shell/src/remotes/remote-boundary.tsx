import { Component } from 'react';
import type { ReactNode } from 'react';

type RemoteBoundaryProps = { onCrash: (error: unknown) => void; children: ReactNode };

/** Keeps what a remote throws inside that remote's place. */
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
