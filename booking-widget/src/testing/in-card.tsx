import type { ComponentType } from 'react';
import { Card } from 'shared-ui';

/** Decorator that shows a step in a card as wide as the dialog. */
export const inCard = (Story: ComponentType) => (
  <Card style={{ maxInlineSize: '40rem' }}>
    <Story />
  </Card>
);
