import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { UiProvider } from 'shared-ui';

export { failedQuery, pendingQuery, readyQuery } from './queries';
export { States } from './states';

/** Renders with theme and notifications. */
export const renderWithTheme = (ui: ReactElement) => render(ui, { wrapper: UiProvider });

/** Decorator that narrows a story, so that long text breaks. */
export function narrow(maxInlineSize: string) {
  return (Story: ComponentType) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
}
