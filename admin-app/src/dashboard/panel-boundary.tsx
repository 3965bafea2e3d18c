import { Component, type ReactNode } from 'react';
import { Alert, RetryButton } from 'shared-ui';

type PanelBoundaryProps = { label: string; onRetry: () => void; children: ReactNode };

export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { label, onRetry, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Alert tone="danger" title={`${label} couldn’t be shown.`} action={<RetryButton onClick={onRetry} />}>
        This part of the dashboard failed. The other tabs still work.
      </Alert>
    );
  }
}
