import { Card, Heading, Stack, Text, type CardProps, type Space } from 'shared-ui';

type TitledCardProps = CardProps & { title: string; about?: string; gap?: Space };

/** A section of a tab, named by its heading. */
export function TitledCard({ title, about, gap = 'md', children, ...card }: TitledCardProps) {
  return (
    <Card as="section" aria-label={title} {...card}>
      <Stack gap={gap}>
        <div>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          {about && (
            <Text size="sm" tone="muted">
              {about}
            </Text>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
