import { styled } from 'styled-components';
import { Container, Heading, Section, border, color, font, headingLook, media, space } from 'shared-ui';
import { Columns } from './columns';

/** A certificate, a training or a membership. */
type Qualification = { title: string; issuer: string; year: string };

export type QualificationsViewProps = { heading: string; qualifications: readonly Partial<Qualification>[] };

const List = styled.ul`
  display: grid;
  column-gap: ${space['2xl']};
  overflow-wrap: anywhere;
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  padding-block: ${space.md};
  border-block-start: ${border.hairline} solid ${color.hairline};
  strong {
    display: block;
    ${headingLook('sm')}
  }
  small {
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
`;

/** The coach's credentials. */
export function QualificationsView({ heading, qualifications }: QualificationsViewProps) {
  return (
    <Section labelledBy="qualifications-heading">
      <Container>
        <Columns>
          <Heading level={2} id="qualifications-heading">
            {heading}
          </Heading>
          <List role="list">
            {qualifications.map(({ title, issuer, year }, index) => (
              <Entry key={index}>
                <strong>{title}</strong> <small>{[issuer, year].filter(Boolean).join(', ')}</small>
              </Entry>
            ))}
          </List>
        </Columns>
      </Container>
    </Section>
  );
}
