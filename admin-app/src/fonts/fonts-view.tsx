import { weightsOf } from 'domain/settings/fonts';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { Button, Card, Inline, Stack, fontVariables, type ThemeFonts } from 'shared-ui';
import { DashboardIcon } from 'shared-ui/dashboard';
import { PanelHead } from '../dashboard/panel-head';
import { SaveBar } from '../form/settings/save-bar';
import { SettingField } from '../form/settings/setting-field';
import { FieldGrid } from '../form/settings/setting-field.styles';
import { SettingFormProvider } from '../form/settings/setting-form-context';
import { keysIn } from '../form/settings/setting-tabs';
import type { SettingForm } from '../form/settings/use-setting-form';
import { chosenFonts, chosenSheets, accentSize } from './chosen-fonts';
import { Banner, Beside, Facts, Sample, SampleAccent, SampleHeading, SampleText } from './fonts.styles';
import type { CSSProperties } from 'react';
import type { SettingValues } from 'data-client/owner';
import type { SettingValue } from 'domain/settings/definition';
import { TitledCard } from '../dashboard/titled-card';

type FontsViewProps = {
  form: SettingForm;
  isPreviewing: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onReset: () => void;
};

const keys = keysIn('fonts');
const isFamily = (key: SettingKey) => definitionOf(key).type === 'font';

/** Font families, sizes and weights with a live preview. */
export function FontsView({ form, isPreviewing, onPreview, onCancel, onReset }: FontsViewProps) {
  const fonts = chosenFonts(form.values);
  return (
    <SettingFormProvider value={form}>
      {chosenSheets(fonts).map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <Stack gap="md">
        <PanelHead title="Font Settings">
          Fonts load from your own site, which protects your visitors’ privacy.
        </PanelHead>
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
              {/* Leaving a field can show its error, which would move the button away from the click. */}
              <Inline gap="xs" onMouseDown={(event) => event.preventDefault()}>
                <Button variant="secondary" icon={<DashboardIcon name="eye" />} onClick={onPreview}>
                  Preview Changes
                </Button>
                <Button variant="ghost" onClick={onReset}>
                  Reset to Defaults
                </Button>
              </Inline>
            </Stack>
          </Card>
          <TypographyPreview fonts={fonts} values={form.values} />
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
        <strong>Preview Mode</strong> This page uses your unsaved fonts.
      </span>
      <Button size="sm" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Banner>
  );
}

/** Weights the family lacks: the browser would synthesize them. */
function closedWeights(key: SettingKey, { heading, body }: { heading: string; body: string }) {
  const family = key === 'font_weight_bold' ? heading : key === 'font_weight_normal' ? body : undefined;
  if (!family) return undefined;
  const real = weightsOf(family);
  return (weight: string | number) => !real.includes(Number(weight));
}

type TypographyPreviewProps = {
  fonts: Required<ThemeFonts>;
  /** As typed; a size may be outside its range. */
  values: SettingValues;
};

/** Heading, text and accent at their real size. */
function TypographyPreview({ fonts, values }: TypographyPreviewProps) {
  const { heading, body, accent, headingSize, bodySize, headingWeight, bodyWeight, lineHeight } = fonts;
  return (
    <TitledCard title="Typography preview">
      <Sample style={fontVariables(fonts) as CSSProperties}>
        <div>
          <SampleHeading style={{ fontSize: headingSize }}>Lead with courage</SampleHeading>
          <Facts>{`${heading}, ${sizeInWords(headingSize, values.heading_font_size)}, weight ${headingWeight}`}</Facts>
        </div>
        <div>
          <SampleText style={{ fontSize: bodySize }}>
            A good question does more than a quick answer. It slows the room down, and it lets people hear what they
            think before they say it.
          </SampleText>
          <Facts>{`${body}, ${sizeInWords(bodySize, values.body_font_size)}, weight ${bodyWeight}, line height ${lineHeight}`}</Facts>
        </div>
        <div>
          <SampleAccent style={{ fontSize: accentSize(headingSize) }}>Live with clarity</SampleAccent>
          <Facts>{`${accent}, ${accentSize(headingSize)} px`}</Facts>
        </div>
      </Sample>
    </TitledCard>
  );
}

/** A size outside its range is shown at the nearest allowed one. */
const sizeInWords = (size: number, typed: SettingValue) =>
  Number(typed) === size ? `${size} px` : `${size} px (the nearest allowed size)`;
