import { styled } from 'styled-components';
import { Container, Heading, Section, border, color, font, headingLook, space } from 'shared-ui';
import type { DetailsText } from '../contract';
import { Columns } from './columns';

/** A question that visitors ask often, and its answer in Markdown. */
type Question = { question: string; answer: string };

export type FaqViewProps = { heading: string; questions: readonly Partial<Question>[]; DetailsText?: DetailsText };

const Entry = styled.details`
  border-block-end: ${border.hairline} solid ${color.hairline};
  overflow-wrap: anywhere;
  &:first-of-type {
    border-block-start: ${border.hairline} solid ${color.hairline};
  }
`;

const Summary = styled.summary`
  display: flex;
  justify-content: space-between;
  gap: ${space.md};
  padding-block: ${space.md};
  ${headingLook('sm')}
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    flex: none;
    content: '+' / '';
    font-family: ${font.body};
    color: ${color.accentText};
  }
  details[open] > &::after {
    content: '–' / '';
  }
`;

const Answer = styled.div`
  max-inline-size: 44rem;
  padding-block-end: ${space.lg};
`;

const AsTyped = styled.p`
  white-space: pre-line;
`;

/** Questions and answers. They open without scripts. */
export function FaqView({ heading, questions, DetailsText }: FaqViewProps) {
  return (
    <Section labelledBy="faq-heading">
      <Container>
        <Columns>
          <Heading level={2} id="faq-heading">
            {heading}
          </Heading>
          <div>
            {questions.map(({ question, answer = '' }, index) => (
              <Entry key={index}>
                <Summary>{question}</Summary>
                <Answer>
                  {DetailsText ? <DetailsText content={answer} firstLevel={3} /> : <AsTyped>{answer}</AsTyped>}
                </Answer>
              </Entry>
            ))}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
