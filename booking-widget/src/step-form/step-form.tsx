import type { FormEvent, ReactNode, RefObject } from 'react';
import { border, Button, color, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';

/** Stays in sight on long steps, and reaches the edges of the panel it stands in. */
const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.sm};
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.md} ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: ${color.surface};
`;

const BackButton = styled(Button)`
  margin-inline-end: auto;
`;

export type StepFormProps = {
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  onBack?: () => void;
  submitLabel: string;
  isBusy?: boolean;
  busyLabel?: string;
  /** What went wrong with sending, above the buttons. */
  failure?: ReactNode;
  children: ReactNode;
};

/** What every step shares: a form, sent by Enter or the button, with the way back beside it. */
export function StepForm({ formRef, onSubmit, onBack, submitLabel, isBusy, busyLabel, failure, children }: StepFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit}>
      <Stack gap="lg">
        {children}
        {failure}
        <Actions>
          {onBack && (
            <BackButton variant="ghost" icon="arrow-left" disabled={isBusy} onClick={onBack}>
              Back
            </BackButton>
          )}
          <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
