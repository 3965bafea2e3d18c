import type { ComponentType } from 'react';
import { Container, Stack } from 'shared-ui';

/** Decorator that shows a story in the column of the blog page. */
export const inColumn = (Story: ComponentType) => (
  <Container>
    <Stack gap="3xl">
      <Story />
    </Stack>
  </Container>
);
