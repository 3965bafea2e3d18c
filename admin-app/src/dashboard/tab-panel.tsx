import { lazy, Suspense, useEffect, useState, Component, type ReactNode } from 'react';
import { Inline, Spinner, Alert, RetryButton } from 'shared-ui';
import type { DashboardTab, TabPanelProps } from './dashboard-tab';

/** Loads a tab behind an error boundary; retrying loads its code again. */
export function TabPanel({ tab, ...panel }: TabPanelProps & { tab: DashboardTab }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PanelBoundary key={attempt} label={tab.label} load={tab.load} onRetry={() => setAttempt(attempt + 1)}>
      <LoadedPanel tab={tab} {...panel} />
    </PanelBoundary>
  );
}

function LoadedPanel({ tab, ...panel }: TabPanelProps & { tab: DashboardTab }) {
  // A lazy component caches a failed load, so each attempt creates a new one.
  const [Panel] = useState(() => lazy(async () => ({ default: await tab.load() })));
  return (
    <Suspense
      fallback={
        <Inline justify="center">
          <Spinner label={`Loading ${tab.label.toLowerCase()}`} />
        </Inline>
      }
    >
      <Panel {...panel} />
    </Suspense>
  );
}

type PanelBoundaryProps = { label: string; onRetry: () => void; children: ReactNode } & Pick<DashboardTab, 'load'>;

export class PanelBoundary extends Component<PanelBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, ...failure } = this.props;
    return this.state.hasFailed ? <PanelFailure {...failure} /> : children;
  }
}

/** Also retries once its code arrives late (`chunk-timeout.mjs` reports late chunks), or the browser is online again. */
function PanelFailure({ label, load, onRetry }: Omit<PanelBoundaryProps, 'children'>) {
  useEffect(() => {
    // The late chunk may be another part's, so the failure stays on screen until the code is there.
    const arrive = () => void load().then(onRetry, () => {});
    addEventListener('latechunk', arrive);
    addEventListener('online', onRetry);
    return () => {
      removeEventListener('latechunk', arrive);
      removeEventListener('online', onRetry);
    };
  }, [load, onRetry]);
  return (
    <Alert tone="danger" title={`${label} couldn’t be shown.`} action={<RetryButton onClick={onRetry} />}>
      This part of the dashboard failed. The other tabs still work.
    </Alert>
  );
}
