import type { OwnerBooking } from 'data-client/owner';
import { answerWords } from 'domain/intake';
import { Text, space } from 'shared-ui';
import { Fact } from '../list/record-facts';
import { styled } from 'styled-components';
import { Facts } from '../list/record-facts.styles';
import { PartHeading } from '../dashboard/panel-head';

/** The answers to the service's questions, or that the form did not ask them. */
export function IntakeAnswers({ booking: { intakeAnswers } }: { booking: OwnerBooking }) {
  if (intakeAnswers?.length === 0) return null;
  return (
    <section>
      <PartHeading>Answers</PartHeading>
      {intakeAnswers ? (
        <AnswerList>
          {intakeAnswers.map((given) => (
            <Fact key={given.id} term={given.question}>
              {answerWords(given)}
            </Fact>
          ))}
        </AnswerList>
      ) : (
        <Text size="sm">The client used an older version of the booking form, which didn’t ask your questions.</Text>
      )}
    </section>
  );
}

/** Questions are too long for two columns. */
const AnswerList = styled(Facts)`
  margin-block-start: ${space.xs};
  grid-template-columns: minmax(0, 1fr);

  dd {
    white-space: pre-line;
  }
`;
