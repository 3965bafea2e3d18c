import { lazy, Suspense, useState } from 'react';
import { Inline, Spinner } from 'shared-ui';
import type { DashboardTab, TabPanelProps } from './dashboard-tab';
import { PanelBoundary } from './panel-boundary';

/** Loads a tab behind an error boundary; retrying loads its code again. */
export function TabPanel({ tab, ...panel }: TabPanelProps & { tab: DashboardTab }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PanelBoundary key={attempt} label={tab.label} onRetry={() => setAttempt(attempt + 1)}>
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
