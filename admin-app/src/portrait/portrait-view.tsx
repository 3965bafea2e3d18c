import { Badge, Button, Card, Stack, Text } from 'shared-ui';
import { PanelHead } from '../dashboard/panel-head';
import { TitledCard } from '../dashboard/titled-card';
import { overwriteLabel } from '../form/changed-elsewhere';
import { SettingConflicts } from '../form/settings/save-bar';
import { SettingField } from '../form/settings/setting-field';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import type { SettingForm } from '../form/settings/use-setting-form';
import { fieldId } from '../form/settings/setting-tabs';
import { NewPortrait } from './new-portrait';
import { PortraitPicture } from './portrait-picture';
import { portraitPlaces } from './portrait-places';
import { Address, Beside, Places } from './portrait.styles';
import type { PortraitChange } from './use-portrait';

type PortraitViewProps = {
  /** The coach's name. */
  name: string;
  form: SettingForm;
  portrait: PortraitChange;
};

/** The current portrait, its replacement, and the list of places where it appears. */
export function PortraitView({ name, form, portrait }: PortraitViewProps) {
  const current = String(form.saved.portrait_url);
  return (
    <SettingFormProvider value={form}>
      <Stack gap="md">
        <PanelHead title="Portrait Manager">Your photo on the site.</PanelHead>
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

function HomePortrait({ form }: { form: SettingForm }) {
  const isChanged = form.isChanged('hero_portrait_url');
  const hasConflict = form.conflicts.length > 0 && !form.progress;
  return (
    <TitledCard title="On the home page">
      <SettingField name="hero_portrait_url" />
      {hasConflict && <SettingConflicts form={form} />}
      <Button
        variant="secondary"
        disabled={!isChanged}
        isBusy={form.progress !== undefined}
        busyLabel="Saving..."
        onClick={() => void form.save()}
      >
        {hasConflict ? overwriteLabel : 'Save Home Page Portrait'}
      </Button>
    </TitledCard>
  );
}

function WhereItAppears() {
  return (
    <TitledCard
      title="Where your portrait appears"
      about="Your site updates automatically. Copy the portrait’s URL to the other places."
    >
      <Places role="list" aria-label="Where your portrait appears">
        {portraitPlaces.map(({ place, isAutomatic }) => (
          <li key={place}>
            {place}{' '}
            <Badge tone={isAutomatic ? 'success' : 'neutral'}>
              {isAutomatic ? 'Updates automatically' : 'Update manually'}
            </Badge>
          </li>
        ))}
      </Places>
    </TitledCard>
  );
}
