import { Checkbox, Field, Grid, Input, Stack, Textarea } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { ImageField } from '../form/image/image-field';
import { MeetingFields } from '../form/meeting/meeting-fields';
import { WritingField } from '../form/writing/writing-field';
import { QuestionsField } from './questions-field';
import type { ServiceValues } from './service-values';
import type { ServiceEditorState } from './use-service-editor';

// As in link previews on social networks.
const pictureSize = { width: 1200, height: 630 };

type TextField = {
  [Field in keyof ServiceValues]: ServiceValues[Field] extends string ? Field : never;
}[keyof ServiceValues];

const bindTo =
  ({ values, change }: ServiceEditorState) =>
  (field: TextField) => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

export function ServiceForm({ editor }: { editor: ServiceEditorState }) {
  return (
    <Stack gap="lg">
      <OnPage editor={editor} />
      <Booking editor={editor} />
      <MeetingPlace editor={editor} />
      <QuestionsField editor={editor} />
    </Stack>
  );
}

/** A service that has never been saved has no address yet. */
const pageHint = ({ saved }: ServiceEditorState) =>
  saved ? `Its page is /services/${saved.id}/.` : 'It also gets its own page.';

function OnPage({ editor }: { editor: ServiceEditorState }) {
  const { values, change, problems } = editor;
  const bind = bindTo(editor);
  return (
    <TitledCard title="On your site" gap="lg" padding="md">
      <Checkbox
        label="Show in the services section"
        hint={`${pageHint(editor)} A hidden service can still be booked, if that is switched on below.`}
        checked={values.isOnPage}
        onChange={({ target }) => change({ isOnPage: target.checked })}
      />
      <Field label="Name" isRequired error={problems.name}>
        <Input autoComplete="off" {...bind('name')} />
      </Field>
      <Field label="Subtitle" hint="One line: who or what it’s for." error={problems.subtitle}>
        <Input autoComplete="off" {...bind('subtitle')} />
      </Field>
      <Field label="Description" hint="A short paragraph." error={problems.description}>
        <Textarea rows={5} {...bind('description')} />
      </Field>
      <Field label="Call to action" hint="One sentence above the buttons." error={problems.invitation}>
        <Input autoComplete="off" {...bind('invitation')} />
      </Field>
      <WritingField
        label="Details"
        hint="Shown after Learn More, with a heading for each part."
        value={values.details}
        onChange={(details) => change({ details })}
        error={problems.details}
      />
      <ImageField
        label="Image"
        addressLabel="Image URL"
        purpose="services"
        min={pictureSize}
        value={values.pictureUrl}
        onChange={(pictureUrl) => change({ pictureUrl })}
        error={problems.pictureUrl}
      />
    </TitledCard>
  );
}

function Booking({ editor }: { editor: ServiceEditorState }) {
  const { values, change, problems } = editor;
  const bind = bindTo(editor);
  return (
    <TitledCard title="Booking" gap="lg" padding="md">
      <Checkbox
        label="Visitors can book it online"
        checked={values.isBookable}
        onChange={({ target }) => change({ isBookable: target.checked })}
      />
      <Field
        label="Line in the booking dialog"
        hint="Shown under the name, where visitors choose a service."
        error={problems.bookingDescription}
      >
        <Input autoComplete="off" {...bind('bookingDescription')} />
      </Field>
      <Grid min="13rem" gap="md">
        <Field
          label="Duration, in minutes"
          isRequired
          hint="Existing bookings keep theirs."
          error={problems.bookingMinutes}
        >
          <Input inputMode="numeric" autoComplete="off" {...bind('bookingMinutes')} />
        </Field>
        <Field
          label="Price"
          hint="In your own words, such as Free, or an amount with its currency."
          error={problems.priceLabel}
        >
          <Input autoComplete="off" {...bind('priceLabel')} />
        </Field>
        <Field
          label="Buffer, in minutes"
          hint="Free time before and after. Leave empty for your general buffer."
          error={problems.bufferMinutes}
        >
          <Input inputMode="numeric" autoComplete="off" {...bind('bufferMinutes')} />
        </Field>
      </Grid>
    </TitledCard>
  );
}

function MeetingPlace({ editor }: { editor: ServiceEditorState }) {
  const { values, change, problems } = editor;
  return (
    <TitledCard title="Meeting place" gap="lg" padding="md">
      <MeetingFields
        meeting={{ kind: values.meetingKind, place: values.meetingPlace }}
        problems={{ kind: problems.meetingKind, place: problems.meetingPlace }}
        kindHint="Existing bookings keep their place."
        linkHint="Clients get it with their booking; the site doesn’t show it. Leave it empty to give each booking its own link."
        onChange={({ kind = values.meetingKind, place = values.meetingPlace }) =>
          change({ meetingKind: kind, meetingPlace: place })
        }
      />
    </TitledCard>
  );
}
