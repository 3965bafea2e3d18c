import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { Alert, Field, Grid, Input, space, Stack, Text, Textarea, TrapField } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import { StepForm } from '../step-form/step-form';
import { LostSlot, type LostSlotProps } from './lost-slot';
import type { Holding } from '../booking-flow/use-held-slot';
import {
  isAboutTheTime,
  visibleFields,
  type Details,
  type DetailsErrors,
  type Submission,
  type VisibleField,
} from './details';

export type YourDetailsViewProps = {
  details: Details;
  /** The sentence for each field that will not be accepted, whether shown yet or not. */
  errors: DetailsErrors;
  submission: Submission;
  /** Whether the time is kept while the visitor types. */
  holding?: Holding;
  /** When somebody else took the time. */
  lost?: Omit<LostSlotProps, 'failure' | 'onAnotherTime'> | null;
  onDetailsChange: (details: Partial<Details>) => void;
  onSubmit: () => void;
  onBack: () => void;
  onAnotherTime: () => void;
};

/** Comes into view above the buttons, which stay in sight over the lower edge. */
const Box = styled.div`
  scroll-margin-block-end: calc(${space['4xl']} + ${space['3xl']});
`;

/** Two beside each other where there is room for two, however wide the place is. */
const halves = 'max(13rem, 50% - 1rem)';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function YourDetailsView({
  details,
  errors,
  submission,
  holding = 'none',
  lost,
  onDetailsChange,
  onSubmit,
  onBack,
  onAnotherTime,
}: YourDetailsViewProps) {
  const texts = useTexts();
  const { fields } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<readonly VisibleField[]>([]);
  const refused = refusedField(submission);

  useEffect(() => {
    if (refused) focusField(form.current, refused);
  }, [refused]);

  const handleSubmit = () => {
    const invalid = visibleFields.find((field) => errors[field]);
    if (!invalid) return onSubmit();
    flushSync(() => setChecked(visibleFields));
    focusField(form.current, invalid);
  };
  const control = (name: VisibleField) => ({
    name,
    value: details[name],
    onChange: (event: ChangeEvent<Control>) => onDetailsChange({ [name]: event.target.value }),
    // An empty field is not wrong before it was asked for.
    onBlur: (event: FocusEvent<Control>) => event.target.value && setChecked((all) => [...all, name]),
  });
  const errorOf = (name: VisibleField) => (checked.includes(name) || refused === name ? errors[name] : undefined);

  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      onBack={onBack}
      submitLabel={texts.book}
      busyLabel={texts.booking}
      isBusy={submission.state === 'sending'}
      failure={<Problem {...{ submission, lost, onAnotherTime }} />}
    >
      <Stack gap="md">
        <Text size="sm" tone="muted">
          {texts.requiredNote}
        </Text>
        <Grid min={halves} gap="md">
          <Field label={fields.firstName} isRequired error={errorOf('firstName')}>
            <Input autoComplete="given-name" {...control('firstName')} />
          </Field>
          <Field label={fields.lastName} isRequired error={errorOf('lastName')}>
            <Input autoComplete="family-name" {...control('lastName')} />
          </Field>
        </Grid>
        <Field label={fields.email} isRequired error={errorOf('email')}>
          <Input type="email" autoComplete="email" inputMode="email" {...control('email')} />
        </Field>
        <Grid min={halves} gap="md">
          <Field label={fields.phone} error={errorOf('phone')}>
            <Input type="tel" autoComplete="tel" {...control('phone')} />
          </Field>
          <Field label={fields.company} error={errorOf('company')}>
            <Input autoComplete="organization" {...control('company')} />
          </Field>
        </Grid>
        <Field label={fields.message} hint={texts.messageHint} error={errorOf('message')}>
          <Textarea rows={3} {...control('message')} />
        </Field>
        <Text size="sm" tone="muted" role="status">
          {texts.holding[holding]}
        </Text>
        <TrapField value={details.website} onChange={(website) => onDetailsChange({ website })} />
      </Stack>
    </StepForm>
  );
}

function refusedField(submission: Submission): VisibleField | undefined {
  const field = submission.state === 'failed' ? submission.error.field : undefined;
  return visibleFields.find((visible) => visible === field);
}

function focusField(form: HTMLFormElement | null, field: VisibleField) {
  form?.querySelector<Control>(`[name="${field}"]`)?.focus();
}

type ProblemProps = Pick<YourDetailsViewProps, 'submission' | 'lost' | 'onAnotherTime'>;

/** The notification announces what went wrong with sending; here the words stay in sight, so they are not announced twice. */
function Problem({ submission, lost, onAnotherTime }: ProblemProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const error = submission.state === 'failed' ? submission.error : undefined;
  const lostSlot = lost?.lost;
  useEffect(() => {
    if (error || lostSlot) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error, lostSlot]);
  const failure = error && texts.failure(error);
  if (lost && (!error || isAboutTheTime(error))) {
    return (
      <Box ref={box}>
        <LostSlot {...lost} failure={failure} onAnotherTime={onAnotherTime} />
      </Box>
    );
  }
  return (
    failure && (
      <Box ref={box}>
        <Alert tone="danger" role="note">
          {failure}
        </Alert>
      </Box>
    )
  );
}
