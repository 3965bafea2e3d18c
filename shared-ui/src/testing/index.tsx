import { render } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { Section, space, UiProvider } from 'shared-ui';

export { failedQuery, pendingQuery, readyQuery } from './queries';
export { States } from './states';

/** Renders with theme and notifications. */
export const renderWithTheme = (ui: ReactElement) => render(ui, { wrapper: UiProvider });

/** Decorator that shows a story on the brand background. */
export const onNavy = (Story: ComponentType) => (
  <Section tone="navy" style={{ padding: space.xl }}>
    <Story />
  </Section>
);

/** Decorator that narrows a story, so that long text breaks. */
export function narrow(maxInlineSize: string) {
  return (Story: ComponentType) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
}

/** `parameters.docs.story` for dialogs and screens that cover the window: their docs page shows each story in a frame. */
export const inFrames = { inline: false, height: '600px' };
