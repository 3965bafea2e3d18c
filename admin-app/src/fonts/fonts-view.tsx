import { definitionOf, fontWeights, type FontFamily, type SettingKey } from 'data-client/owner';
import { Button, Card, Heading, Inline, Stack, Text } from 'shared-ui';
import { SaveBar } from '../setting-form/save-bar';
import { SettingField } from '../setting-form/setting-field';
import { FieldGrid } from '../setting-form/setting-field.styles';
import { SettingFormProvider } from '../setting-form/setting-form-context';
import { keysIn } from '../setting-form/setting-places';
import type { SettingForm } from '../setting-form/use-setting-form';
import { chosenFonts, chosenSheets } from './chosen-fonts';
import { Banner, Beside } from './fonts.styles';
import { TypographyPreview } from './typography-preview';

export type FontsViewProps = {
  form: SettingForm;
  isPreviewing: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onReset: () => void;
};

const keys = keysIn('fonts');
const isFamily = (key: SettingKey) => definitionOf(key).type === 'font';

/** The site's type: families, sizes, weights, seen before they are saved. */
export function FontsView({ form, isPreviewing, onPreview, onCancel, onReset }: FontsViewProps) {
  const fonts = chosenFonts(form.values);
  return (
    <SettingFormProvider value={form}>
      {chosenSheets(fonts).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <Stack gap="md">
        <div>
          <Heading level={2} size="lg">
            Font Settings
          </Heading>
          <Text size="sm" tone="muted">
            The families your site is set in. All of them come from your own host: no visitor’s browser asks anybody
            else.
          </Text>
        </div>
        {isPreviewing && <PreviewBanner onCancel={onCancel} />}
        <Beside>
          <Card as="section" aria-label="Fonts">
            <Stack gap="lg">
              <FieldGrid>
                {keys.filter(isFamily).map((key) => (
                  <SettingField key={key} name={key} />
                ))}
              </FieldGrid>
              <FieldGrid $min="12rem">
                {keys
                  .filter((key) => !isFamily(key))
                  .map((key) => (
                    <SettingField key={key} name={key} isClosed={closedWeights(key, fonts)} />
                  ))}
              </FieldGrid>
              <Inline gap="xs">
                <Button variant="secondary" icon="eye" onClick={onPreview}>
                  Preview Changes
                </Button>
                <Button variant="ghost" onClick={onReset}>
                  Reset to Defaults
                </Button>
              </Inline>
            </Stack>
          </Card>
          <TypographyPreview fonts={fonts} />
        </Beside>
        <SaveBar form={form} label="Save Font Settings" />
      </Stack>
    </SettingFormProvider>
  );
}

function PreviewBanner({ onCancel }: { onCancel: () => void }) {
  return (
    <Banner>
      <span role="status">
        <strong>Preview Mode</strong> This page shows your fonts. Nothing is saved yet.
      </span>
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Banner>
  );
}

/** A weight that a family does not have would be faked by the browser. */
function closedWeights(key: SettingKey, { heading, body }: { heading: string; body: string }) {
  const family = key === 'font_weight_bold' ? heading : key === 'font_weight_normal' ? body : undefined;
  if (!family) return undefined;
  const real = fontWeights[family as FontFamily] ?? [];
  return (weight: string | number) => !real.includes(Number(weight));
}
