import { Badge, Button, Card, Heading, Stack, Text } from 'shared-ui';
import { SettingField } from '../setting-form/setting-field';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import type { SettingForm } from '../setting-form/use-setting-form';
import { fieldId } from '../setting-form/field-id';
import { NewPortrait } from './new-portrait';
import { PortraitPicture } from './portrait-picture';
import { portraitPlaces } from './portrait-places';
import { Address, Beside, Places } from './portrait.styles';
import type { PortraitChange } from './use-portrait';

export type PortraitViewProps = {
  /** Whose portrait it is. */
  name: string;
  form: SettingForm;
  portrait: PortraitChange;
};

/** The owner's portrait: what it is, another one, and where it is seen. */
export function PortraitView({ name, form, portrait }: PortraitViewProps) {
  const current = String(form.saved.portrait_url);
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <div>
          <Heading level={2} size="lg">
            Portrait Manager
          </Heading>
          <Text size="sm" tone="muted">
            The picture people remember you by.
          </Text>
        </div>
        <Beside>
          <Card as="section" aria-label="Current portrait" id={fieldId('portrait_url')} tabIndex={-1}>
            <Stack gap="md">
              <PortraitPicture key={current} name={name} src={current} caption="Current portrait" />
              <Address>{current}</Address>
              <Guidelines />
            </Stack>
          </Card>
          <NewPortrait name={name} portrait={portrait} />
        </Beside>
        <HomePortrait form={form} />
        <WhereItAppears />
      </Stack>
    </SettingFormProvider>
  );
}

function Guidelines() {
  return (
    <section aria-label="Image guidelines">
      <Text as="h3" size="sm" tone="strong">
        Image guidelines
      </Text>
      <Text size="sm">JPG, PNG or WebP</Text>
      <Text size="sm">400x600 or larger</Text>
      <Text size="sm">Under 2MB</Text>
    </section>
  );
}

/** Another picture at the top of the home page, for those who want one. */
function HomePortrait({ form }: { form: SettingForm }) {
  const isChanged = form.isChanged('hero_portrait_url');
  return (
    <Card as="section" aria-label="On the home page">
      <Stack gap="md" align="start">
        <Heading level={3} size="sm">
          On the home page
        </Heading>
        <SettingField name="hero_portrait_url" />
        <Button
          variant="secondary"
          disabled={!isChanged}
          isBusy={form.progress !== undefined}
          busyLabel="Saving..."
          onClick={() => void form.save()}
        >
          Save Home Page Portrait
        </Button>
      </Stack>
    </Card>
  );
}

function WhereItAppears() {
  return (
    <Card as="section" aria-labelledby="portrait-places">
      <Stack gap="md">
        <div>
          <Heading level={3} size="sm" id="portrait-places">
            Where your portrait appears
          </Heading>
          <Text size="sm" tone="muted">
            Some places follow by themselves. To the others you bring it, with its address.
          </Text>
        </div>
        <Places role="list" aria-labelledby="portrait-places">
          {portraitPlaces.map(({ place, isAutomatic }) => (
            <li key={place}>
              {place} <Badge tone={isAutomatic ? 'success' : 'neutral'}>{isAutomatic ? 'By itself' : 'By you'}</Badge>
            </li>
          ))}
        </Places>
      </Stack>
    </Card>
  );
}
