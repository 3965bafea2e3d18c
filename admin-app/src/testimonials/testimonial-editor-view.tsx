import type { FieldErrors } from 'data-client';
import type { TestimonialDraft } from 'data-client/owner';
import { Alert, Button, Dialog, Field, Grid, Inline, Input, Select, Stack, Textarea } from 'shared-ui';
import { ImageField } from '../image-field/image-field';

export type TestimonialEditorViewProps = {
  isNew: boolean;
  values: TestimonialDraft;
  problems: FieldErrors<TestimonialDraft>;
  /** Why the last attempt to save was refused. */
  failure?: string;
  /** What somebody saved meanwhile. */
  theirs?: TestimonialDraft;
  isBusy: boolean;
  onChange: (part: Partial<TestimonialDraft>) => void;
  onTakeTheirs: () => void;
  onSave: () => void;
  onCloseRequest: () => Promise<boolean>;
  onClose: () => void;
};

const ratings = [5, 4, 3, 2, 1];

const photo = { width: 400, height: 400 };

export function TestimonialEditorView({
  isNew,
  values,
  problems,
  theirs,
  onChange,
  ...rest
}: TestimonialEditorViewProps) {
  const { failure, isBusy, onTakeTheirs, onSave, onCloseRequest, onClose } = rest;
  const bind = (field: 'name' | 'title' | 'company' | 'content') => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      onCloseRequest={onCloseRequest}
      title={isNew ? 'New testimonial' : 'Edit testimonial'}
      isFullScreenOnPhone
      footer={
        <Inline justify="end" gap="sm">
          <Button isBusy={isBusy} busyLabel="Saving..." onClick={onSave}>
            {theirs ? 'Save mine over it' : 'Save testimonial'}
          </Button>
        </Inline>
      }
    >
      <Stack gap="lg">
        {failure && (
          <Alert tone="danger" title="Error saving testimonial">
            {failure} Everything you have entered is still here.
          </Alert>
        )}
        {theirs && <Changed theirs={theirs} values={values} onTakeTheirs={onTakeTheirs} />}
        <Grid columns={2} gap="md">
          <Field label="Name" isRequired error={problems.name}>
            <Input autoComplete="off" {...bind('name')} />
          </Field>
          <Field label="Title" isRequired hint="What they do." error={problems.title}>
            <Input autoComplete="off" {...bind('title')} />
          </Field>
          <Field label="Company" error={problems.company}>
            <Input autoComplete="off" {...bind('company')} />
          </Field>
          <Field label="Rating" isRequired error={problems.rating}>
            <Select value={values.rating} onChange={({ target }) => onChange({ rating: Number(target.value) })}>
              {ratings.map((rating) => (
                <option key={rating} value={rating}>
                  {rating === 1 ? '1 star' : `${rating} stars`}
                </option>
              ))}
            </Select>
          </Field>
        </Grid>
        <Field label="Content" isRequired hint="In their own words." error={problems.content}>
          <Textarea rows={6} {...bind('content')} />
        </Field>
        <ImageField
          label="Photo"
          addressLabel="Image URL"
          purpose="testimonials"
          ratio={1}
          least={photo}
          isRound
          hint="Without a photo their initials stand there."
          value={values.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
          error={problems.imageUrl}
        />
      </Stack>
    </Dialog>
  );
}

const labels: Record<keyof TestimonialDraft, string> = {
  name: 'Name',
  title: 'Title',
  company: 'Company',
  rating: 'Rating',
  content: 'Content',
  imageUrl: 'Image URL',
};

type ChangedProps = { theirs: TestimonialDraft; values: TestimonialDraft; onTakeTheirs: () => void };

/** What stands there now where it is not what was entered here. */
function Changed({ theirs, values, onTakeTheirs }: ChangedProps) {
  const fields = (Object.keys(labels) as (keyof TestimonialDraft)[]).filter((field) => theirs[field] !== values[field]);
  return (
    <Alert
      tone="warning"
      title="This testimonial was changed somewhere else"
      action={
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Take the saved version
        </Button>
      }
    >
      Nothing has been overwritten. Saved now:
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {labels[field]}: “{theirs[field] || 'nothing'}”
          </li>
        ))}
      </ul>
    </Alert>
  );
}
