import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { Alert, Field, focusField, Grid, Input, Stack, Muted, space, Text, Textarea, HoneypotField } from 'shared-ui';
import { useTexts } from '../language/language';
import { StepForm } from '../step-form/step-form';
import { detailsErrors, type DetailsFlow } from './details-flow';
import { LostSlot } from './lost-slot';
import { isAboutTheTime, visibleFields, type Details, type VisibleField } from '../booking-state/details';

export type YourDetailsViewProps = { flow: DetailsFlow };

/** Two columns where there is room for two. */
const halves = 'max(13rem, 50% - 1rem)';

type Control = HTMLInputElement | HTMLTextAreaElement;

export function YourDetailsView({ flow }: YourDetailsViewProps) {
  const { state, dispatch, chosen, submit, isSending, failure, holding, cutoffs, privacyAddress, intake } = flow;
  const texts = useTexts();
  const { fields } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<readonly string[]>([]);
  const error = failure?.error;
  const errors = detailsErrors(flow, texts);
  const questionNames = intake?.questions.map(({ id }) => intake.code.questionField(id)) ?? [];
  const names: readonly string[] = [...visibleFields, ...questionNames];
  const rejected = names.find((name) => name === error?.field || name === error?.hint);
  const policy = cutoffs && texts.cutoffs(cutoffs);

  useEffect(() => {
    if (rejected) focusNamed(form.current, rejected);
  }, [error, rejected]);

  const handleSubmit = () => {
    const invalid = names.find((name) => errors[name]);
    if (!invalid) return void submit();
    flushSync(() => setChecked(names));
    focusNamed(form.current, invalid);
  };
  const change = (details: Partial<Details>) => dispatch({ type: 'detailsChanged', details });
  const control = (name: VisibleField) => ({
    name,
    value: chosen[name],
    onChange: (event: ChangeEvent<Control>) => change({ [name]: event.target.value }),
    // An empty field is not an error until the form is submitted.
    onBlur: (event: FocusEvent<Control>) => event.target.value && handleLeave(name),
  });
  const handleLeave = (name: string) => setChecked((all) => [...all, name]);
  const errorOf = (name: string) => (checked.includes(name) || rejected === name ? errors[name] : undefined);

  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      onBack={() => dispatch({ type: 'wentBack' })}
      submitLabel={texts.book}
      busyLabel={texts.booking}
      isBusy={isSending}
      failure={<Problem flow={flow} />}
    >
      <Stack gap="md">
        <Muted>
          {texts.requiredNote}{' '}
          {privacyAddress && (
            <a href={privacyAddress} target="_blank" rel="noopener noreferrer">
              {texts.privacy}
            </a>
          )}
        </Muted>
        {policy && <Text size="sm">{policy}</Text>}
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
        {intake && (
          <intake.code.QuestionForm
            questions={intake.questions}
            answers={state.answers}
            errorOf={errorOf}
            onLeave={handleLeave}
            onAnswer={(id, answer) => dispatch({ type: 'answered', answers: { [id]: answer } })}
          />
        )}
        <Muted role="status">{texts.holding[holding]}</Muted>
        <HoneypotField value={chosen.website} onChange={(website) => change({ website })} />
      </Stack>
    </StepForm>
  );
}

function focusNamed(form: HTMLFormElement | null, field: string) {
  const control = form?.querySelector<Control>(`[name="${field}"]`);
  if (control) focusField(control);
}

/** Shows the error. The notification has announced it already, so this does not. */
function Problem({ flow }: YourDetailsViewProps) {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { lostSlot } = flow.state;
  const error = flow.failure?.error;
  useEffect(() => {
    if (error || lostSlot) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error, lostSlot]);
  const failure = error && texts.failure(error);
  const isLost = lostSlot && (!error || isAboutTheTime(error));
  if (!failure && !isLost) return null;
  return (
    // Scrolls clear of the sticky bar, in which a narrow phone has the buttons one above the other.
    <div ref={box} style={{ scrollMarginBlockEnd: space['4xl'] }}>
      {isLost ? (
        <LostSlot lost={lostSlot} flow={flow} failure={failure} />
      ) : (
        <Alert tone="danger" role="note">
          {failure}
        </Alert>
      )}
    </div>
  );
}
