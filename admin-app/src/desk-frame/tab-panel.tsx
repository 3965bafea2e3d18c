import { lazy, Suspense, useState } from 'react';
import { Inline, Spinner } from 'shared-ui';
import type { DeskTab, TabPanelProps } from './desk-tab';
import { PanelBoundary } from './panel-boundary';

/** One tab's place: what fails in it stays in it, and trying again really loads again. */
export function TabPanel({ tab, ...panel }: TabPanelProps & { tab: DeskTab }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PanelBoundary key={attempt} label={tab.label} onRetry={() => setAttempt(attempt + 1)}>
      <LoadedPanel tab={tab} {...panel} />
    </PanelBoundary>
  );
}

function LoadedPanel({ tab, ...panel }: TabPanelProps & { tab: DeskTab }) {
  // A lazy component remembers a failed load for ever, so each attempt gets its own.
  const [Panel] = useState(() => lazy(tab.load));
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
