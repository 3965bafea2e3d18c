import { Heading, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import { CurrentStep, type CurrentStepProps } from './current-step';
import { StepProgress } from './step-progress';
import { useStepFocus } from './use-step-focus';

const Top = styled.div`
  display: grid;
  gap: ${space.lg};
  scroll-margin-block-start: ${space['4xl']};
`;

/** The four steps, one at a time. */
export function BookingFlow(props: CurrentStepProps) {
  const { step, booking } = props.flow;
  const { stepHeadings, requestReceived } = useTexts();
  const { top, heading } = useStepFocus(step);
  return (
    <Stack gap="lg">
      <Top ref={top}>
        <StepProgress step={step} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {booking?.status === 'pending' ? requestReceived : stepHeadings[step]}
        </Heading>
      </Top>
      <CurrentStep {...props} />
    </Stack>
  );
}
