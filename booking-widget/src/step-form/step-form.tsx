import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button, space, Stack } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { StepActions } from './step-actions';

// Where it is the only button, it keeps its width.
const BackButton = styled(Button)`
  margin-inline: calc(-1 * ${space.sm}) auto;
  padding-inline: ${space.sm};
  &&& {
    flex-grow: 0;
  }
`;

export type StepFormProps = {
  formRef?: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  onBack?: () => void;
  /** Undefined if there is nothing to choose. */
  submitLabel?: string;
  isBusy?: boolean;
  busyLabel?: string;
  /** The missing choice, shown next to the buttons. */
  missing?: string;
  /** Why submitting failed, shown above the buttons. */
  failure?: ReactNode;
  children: ReactNode;
};

/** The form around every step: submits on Enter, with a Back button. */
export function StepForm({
  formRef,
  onSubmit,
  onBack,
  submitLabel,
  isBusy,
  busyLabel,
  missing,
  failure,
  children,
}: StepFormProps) {
  const { back } = useTexts();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit}>
      <Stack gap="lg">
        {children}
        {failure}
        <StepActions missing={missing}>
          {onBack && (
            <BackButton variant="ghost" icon="arrow-left" disabled={isBusy} onClick={onBack}>
              {back}
            </BackButton>
          )}
          {submitLabel && (
            <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          )}
        </StepActions>
      </Stack>
    </form>
  );
}
