import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DataError } from 'data-client';
import { Alert, Field, Grid, Input, space, Stack, Text, Textarea, HoneypotField } from 'shared-ui';
import { styled } from 'styled-components';

import { useTexts } from '../language/language';
import { StepForm } from '../step-form/step-form';
import { LostSlot, type LostSlotProps } from './lost-slot';
import type { Holding } from '../booking-state/progress';
import { isAboutTheTime, visibleFields, type Details, type VisibleField } from '../booking-state/details';

export type YourDetailsViewProps = {
  details: Details;
  /** A message for each invalid field, shown once the field was edited or submitted. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** The service's own questions: the names of their controls, and these. */
  questions?: { names: readonly string[]; fields: (marks: FieldMarks) => ReactNode };
  isSending?: boolean;
  /** Why the last attempt to book failed. */
  error?: DataError;
  holding?: Holding;
  /** How long the visitor can move and cancel; empty if until the consultation begins. */
  cutoffs?: string;
  privacyAddress?: string;
  /** Set once another visitor has taken the chosen time. */
  lost?: Omit<LostSlotProps, 'failure'> | null;
  onDetailsChange: (details: Partial<Details>) => void;
  onSubmit: () => void;
  onBack: () => void;
};

type FieldMarks = { errorOf: (name: string) => string | undefined; onLeave: (name: string) => void };

/** Scrolls into view above the sticky buttons. */
const Box = styled.div`
  scroll-margin-block-end: calc(${space['4xl']} + ${space['3xl']});
`;

/** Two columns where there is room for two. */
const halves = 'max(13rem, 50% - 1rem)';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function YourDetailsView({
  details,
  errors,
  isSending,
  error,
  holding = 'none',
  cutoffs,
  privacyAddress,
  lost,
  questions,
  onDetailsChange,
  onSubmit,
  onBack,
}: YourDetailsViewProps) {
  const texts = useTexts();
  const { fields } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const names: readonly string[] = [...visibleFields, ...(questions?.names ?? [])];
  const rejected = names.find((name) => name === error?.field || name === error?.hint);

  useEffect(() => {
    if (rejected) focusField(form.current, rejected);
  }, [error, rejected]);

  const handleSubmit = () => {
    const invalid = names.find((name) => errors[name]);
    if (!invalid) return onSubmit();
    flushSync(() => setChecked(names));
    focusField(form.current, invalid);
  };
  const control = (name: VisibleField) => ({
    name,
    value: details[name],
    onChange: (event: ChangeEvent<Control>) => onDetailsChange({ [name]: event.target.value }),
    // An empty field is no error until the form is submitted.
    onBlur: (event: FocusEvent<Control>) => event.target.value && handleLeave(name),
  });
  const handleLeave = (name: string) => setChecked((all) => [...all, name]);
  const errorOf = (name: string) => (checked.includes(name) || rejected === name ? errors[name] : undefined);

  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      onBack={onBack}
      submitLabel={texts.book}
      busyLabel={texts.booking}
      isBusy={isSending}
      failure={<Problem {...{ error, lost }} />}
    >
      <Stack gap="md">
        <Text size="sm" tone="muted">
          {texts.requiredNote}{' '}
          {privacyAddress && (
            <a href={privacyAddress} target="_blank" rel="noopener noreferrer">
              {texts.privacy}
            </a>
          )}
        </Text>
        {cutoffs && <Text size="sm">{cutoffs}</Text>}
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
        {questions?.fields({ errorOf, onLeave: handleLeave })}
        <Text size="sm" tone="muted" role="status">
          {texts.holding[holding]}
        </Text>
        <HoneypotField value={details.website} onChange={(website) => onDetailsChange({ website })} />
      </Stack>
    </StepForm>
  );
}

function focusField(form: HTMLFormElement | null, field: string) {
  form?.querySelector<Control>(`[name="${field}"]`)?.focus();
}

type ProblemProps = Pick<YourDetailsViewProps, 'error' | 'lost'>;

/** Shows the error. The notification has announced it already, so this does not. */
function Problem({ error, lost }: ProblemProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const lostSlot = lost?.lost;
  useEffect(() => {
    if (error || lostSlot) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error, lostSlot]);
  const failure = error && texts.failure(error);
  if (lost && (!error || isAboutTheTime(error))) {
    return (
      <Box ref={box}>
        <LostSlot {...lost} failure={failure} />
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
