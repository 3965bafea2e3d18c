import type { TestimonialDraft } from 'data-client/owner';
import { Button, Checkbox, Dialog, Field, Grid, Input, Options, Select, Stack, Textarea } from 'shared-ui';
import { ChangedElsewhere, overwriteLabel } from '../form/changed-elsewhere';
import { FormFailure } from '../form/form-failure';
import { ImageField } from '../form/image/image-field';
import type { TestimonialEditorState } from './use-testimonial-editor';

type TestimonialEditorViewProps = {
  editor: TestimonialEditorState;
  onCloseRequest: () => Promise<boolean>;
  onClose: () => void;
};

const ratings = [5, 4, 3, 2, 1];

const photo = { width: 400, height: 400 };

export function TestimonialEditorView({ editor, onCloseRequest, onClose }: TestimonialEditorViewProps) {
  const { values, problems, failure, theirs, change } = editor;
  const bind = (field: 'name' | 'title' | 'company' | 'content') => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <Dialog
      onClose={onClose}
      onCloseRequest={onCloseRequest}
      title={editor.isNew ? 'New testimonial' : 'Edit testimonial'}
      isFullScreenOnPhone
      footer={
        <Button isBusy={editor.isBusy} busyLabel="Saving..." onClick={editor.save}>
          {theirs ? overwriteLabel : 'Save testimonial'}
        </Button>
      }
    >
      <Stack>
        {failure && <FormFailure title="Error saving testimonial">{failure} Your edits are still here.</FormFailure>}
        {theirs && (
          <ChangedElsewhere
            subject="This testimonial was"
            fields={differencesOf(theirs, values)}
            onTakeTheirs={editor.takeTheirs}
          />
        )}
        <Grid columns={2} gap="md">
          <Field label="Name" isRequired error={problems.name}>
            <Input autoComplete="off" {...bind('name')} />
          </Field>
          <Field label="Title" isRequired hint="Their job title." error={problems.title}>
            <Input autoComplete="off" {...bind('title')} />
          </Field>
          <Field label="Company" error={problems.company}>
            <Input autoComplete="off" {...bind('company')} />
          </Field>
          <Field label="Rating" isRequired error={problems.rating}>
            <Select value={values.rating} onChange={({ target }) => change({ rating: Number(target.value) })}>
              <Options
                of={ratings.map((rating) => ({ id: rating, label: rating === 1 ? '1 star' : `${rating} stars` }))}
              />
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
          min={photo}
          isRound
          hint="Without a photo, initials are shown."
          value={values.imageUrl}
          onChange={(imageUrl) => change({ imageUrl, hasPictureConsent: imageUrl !== '' && values.hasPictureConsent })}
          error={problems.imageUrl}
        />
        {values.imageUrl && (
          <Checkbox
            label="The client agreed to this photo being shown"
            hint="A photo is only stored with their consent."
            checked={values.hasPictureConsent}
            onChange={({ target }) => change({ hasPictureConsent: target.checked })}
            error={problems.hasPictureConsent}
          />
        )}
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
  hasPictureConsent: 'Consent to the photo',
};

const inWords = (value: string | number | boolean) => (value === true ? 'yes' : String(value || 'empty'));

const differencesOf = (theirs: TestimonialDraft, values: TestimonialDraft) =>
  (Object.keys(labels) as (keyof TestimonialDraft)[])
    .filter((field) => theirs[field] !== values[field])
    .map((field) => ({ label: labels[field], value: inWords(theirs[field]) }));
