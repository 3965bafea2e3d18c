import { Card, Stack, Muted, type CardProps, type Space } from 'shared-ui';
import { PartHeading } from './panel-head';

type TitledCardProps = CardProps & { title: string; about?: string; gap?: Space };

/** A section of a tab, named by its heading. */
export function TitledCard({ title, about, gap = 'md', children, ...card }: TitledCardProps) {
  return (
    <Card as="section" aria-label={title} {...card}>
      <Stack gap={gap}>
        <div>
          <PartHeading>{title}</PartHeading>
          {about && <Muted>{about}</Muted>}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
