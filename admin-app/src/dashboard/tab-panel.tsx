import { useState, Component, type ReactNode } from 'react';
import { Inline, onDemand, Spinner, Alert, RetryButton } from 'shared-ui';
import type { DashboardTab, TabPanelProps } from './dashboard-tab';

type PanelFailureProps = { label: string; onRetry: () => void };

/** Shows a tab, whose code loads with it, behind an error boundary. */
export function TabPanel({ tab: { label, load }, ...panel }: TabPanelProps & { tab: DashboardTab }) {
  const [attempt, setAttempt] = useState(0);
  const [Panel] = useState(() =>
    onDemand(load, {
      pending: () => (
        <Inline justify="center">
          <Spinner label={`Loading ${label.toLowerCase()}`} />
        </Inline>
      ),
      failed: (onRetry) => <PanelFailure label={label} onRetry={onRetry} />,
    }),
  );
  return (
    <PanelBoundary key={attempt} label={label} onRetry={() => setAttempt(attempt + 1)}>
      <Panel {...panel} />
    </PanelBoundary>
  );
}

class PanelBoundary extends Component<PanelFailureProps & { children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, ...failure } = this.props;
    return this.state.hasFailed ? <PanelFailure {...failure} /> : children;
  }
}

/** Replaces a tab that crashed, or whose code failed to load. */
export const PanelFailure = ({ label, onRetry }: PanelFailureProps) => (
  <Alert tone="danger" title={`${label} couldn’t be shown.`} action={<RetryButton onClick={onRetry} />}>
    This part of the dashboard failed. The other tabs still work.
  </Alert>
);
