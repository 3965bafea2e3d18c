import type { ComponentType } from 'react';
import { onDemand } from 'shared-ui';
import { FailedDialog } from './failed-dialog';

/** Wraps a dialog whose code loads when it is opened. If that fails, the page below stays as it is, with what the owner typed. */
export const dialogOnDemand = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  onDemand(load, { failed: (onRetry, { onClose }) => <FailedDialog onRetry={onRetry} onClose={onClose} /> });
