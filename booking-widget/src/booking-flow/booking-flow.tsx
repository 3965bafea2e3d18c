import { Heading, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import { CurrentStep } from './current-step';
import { StepProgress } from './step-progress';
import type { BookingFlowHandle } from './use-booking-flow';
import { useStepFocus } from './use-step-focus';

const Top = styled.div`
  display: grid;
  gap: ${space.lg};
  scroll-margin-block-start: ${space['4xl']};
`;

export type BookingFlowProps = {
  flow: BookingFlowHandle;
  /** What leaving the confirmation does, in a word or two. */
  doneLabel: string;
  onDone: () => void;
};

/** The four steps, one at a time, in whatever frame they stand. */
export function BookingFlow({ flow, doneLabel, onDone }: BookingFlowProps) {
  const { step } = flow.state;
  const { stepHeadings } = useTexts();
  const { top, heading } = useStepFocus(step);
  return (
    <Stack gap="lg">
      <Top ref={top}>
        <StepProgress step={step} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {stepHeadings[step]}
        </Heading>
      </Top>
      <CurrentStep flow={flow} doneLabel={doneLabel} onDone={onDone} />
    </Stack>
  );
}
