import { border, color, Container, Eyebrow, font, Heading, media, Section, space, Stack, Text } from 'shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type PageProps = { chapter?: string; title: string; lead: string; children: ReactNode };

/** A documentation page with a title and a lead. */
export function Page({ chapter = 'Foundations', title, lead, children }: PageProps) {
  return (
    <Section labelledBy="foundation-title">
      <Container>
        <Stack gap="2xl">
          <Stack gap="md" style={{ maxInlineSize: '44rem' }}>
            <Eyebrow>{chapter}</Eyebrow>
            <Heading level={1} size="display" id="foundation-title">
              {title}
            </Heading>
            <Text size="xl" tone="muted">
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}

export const Rows = styled.dl`
  display: grid;
  border-block-start: ${border.hairline} solid ${color.border};
`;

const RowRoot = styled.div`
  display: grid;
  gap: ${space.xs} ${space.lg};
  align-items: center;
  padding-block: ${space.md};
  border-block-end: ${border.hairline} solid ${color.border};

  ${media.up('md')} {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
  dd {
    min-inline-size: 0;
    overflow: hidden;
  }
`;

export const Code = styled.code`
  font-family: ${font.code};
  font-size: ${font.size.xs};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

type TokensProps<Value> = { of: Record<string, Value>; kind?: string; children?: (value: Value) => ReactNode };

/** A row for each token of a scale. */
export function Tokens<Value extends string | number>({ of, kind, children }: TokensProps<Value>) {
  return Object.entries(of).map(([name, value]) => (
    <Row key={name} name={kind ? `${kind} ${name}` : name} value={value}>
      {children?.(value)}
    </Row>
  ));
}

type RowProps = { name: string; value: string | number; children?: ReactNode };

/** A token with name, value and preview. */
export function Row({ name, value, children }: RowProps) {
  return (
    <RowRoot>
      <dt>
        <Text as="span" tone="strong" style={{ display: 'block' }}>
          {name}
        </Text>
        <Code>{value}</Code>
      </dt>
      <dd>{children}</dd>
    </RowRoot>
  );
}
