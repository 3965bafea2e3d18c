import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, space } from '../../theme/references';
import { Heading, Text } from '../type/type';

const EmptyRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: ${space['2xl']} ${space.md};
  text-align: center;
  text-wrap: balance;

  &::before {
    content: '';
    inline-size: ${space['2xl']};
    margin-block-end: ${space.md};
    border-block-start: ${border.hairline} solid ${color.hairline};
  }
`;

const Action = styled.div`
  margin-block-start: ${space.md};
`;

type EmptyStateProps = { title: string; description?: ReactNode; action?: ReactNode; level?: 2 | 3 | 4 };

/** Placeholder for an empty list, never for a failed request. */
export function EmptyState({ title, description, action, level = 3 }: EmptyStateProps) {
  return (
    <EmptyRoot>
      <Heading level={level} size="md">
        {title}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
      {action && <Action>{action}</Action>}
    </EmptyRoot>
  );
}
