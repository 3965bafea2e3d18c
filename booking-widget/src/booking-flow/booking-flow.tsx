import { Heading, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { CurrentStep, type CurrentStepProps } from './current-step';
import { StepProgress } from './step-progress';
import { useEffect, useRef } from 'react';
import type { Step } from '../booking-state/booking-flow-state';

const Top = styled.div`
  display: grid;
  gap: ${space.lg};
  scroll-margin-block-start: ${space['4xl']};
`;

/** The four steps, one at a time. */
export function BookingFlow(props: CurrentStepProps) {
  const { step, booking } = props.flow;
  const { stepHeadings, requestReceived } = useTexts();
  const heading = useStepFocus(step);
  return (
    <Stack gap="lg">
      <Top>
        <StepProgress step={step} />
        <Heading level={3} ref={heading} tabIndex={-1}>
          {booking?.status === 'pending' ? requestReceived : stepHeadings[step]}
        </Heading>
      </Top>
      <CurrentStep {...props} />
    </Stack>
  );
}

/** Moves focus to the heading of each new step and scrolls to its top. The first step leaves the focus alone. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Once a question over the form has closed, because the form is inert until then.
    queueMicrotask(() => heading.current?.focus({ preventScroll: true }));
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return heading;
}
