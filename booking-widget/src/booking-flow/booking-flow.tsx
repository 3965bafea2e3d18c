import { Heading, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';

import type { Step } from './booking-flow-state';
import { CurrentStep } from './current-step';
import { StepProgress } from './step-progress';
import type { BookingFlowHandle } from './use-booking-flow';
import { useStepFocus } from './use-step-focus';

const headings: Record<Step, string> = {
  service: 'Choose a service',
  slot: 'Choose a date and time',
  details: 'Your information',
  confirmation: 'Your consultation is booked',
};

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
  const { top, heading } = useStepFocus(step);
  return (
    <Stack gap="lg">
      <Top ref={top}>
        <StepProgress step={step} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {headings[step]}
        </Heading>
      </Top>
      <CurrentStep flow={flow} doneLabel={doneLabel} onDone={onDone} />
    </Stack>
  );
}
