import { Badge, Button, Inline, Stack, Text, ownerPalette, themeCss, type ButtonShape } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { styled } from 'styled-components';
import { definitionOf } from 'domain/settings/registry';
import { useSettingFormContext } from '../form/settings/setting-form-context';
import { Ground, Sample, SampleBand, SampleButton, SampleCard } from './color-preview.styles';
import { colorVerdicts, ratioInWords } from './color-verdicts';

const Themed = styled(Ground)<{ $css: string }>`
  ${({ $css }) => $css}
`;

/** Previews unsaved colors and rates their contrast. */
export function ColorPreview() {
  const { values, change } = useSettingFormContext();
  const palette = ownerPalette(values);
  const css = themeCss({ palette, buttonShape: values.button_style as ButtonShape }, '&');
  return (
    <TitledCard title="Preview">
      <Themed $css={css} data-tone="base" aria-hidden="true">
        <SampleBand data-tone="brand">
          <strong>{String(values.site_title)}</strong>
          <SampleButton $look="accent">Book Consultation</SampleButton>
        </SampleBand>
        <Sample>
          <strong>Lead with courage.</strong>
          <p>
            This is how a paragraph reads, with <u>a link inside</u> it.
          </p>
          <SampleCard>
            <SampleButton $look="primary">Learn More</SampleButton>
          </SampleCard>
        </Sample>
      </Themed>
      <Stack as="ul" gap="sm" role="list" aria-label="Contrast of the colors">
        {colorVerdicts(values).map(({ what, ratio, isReadable, note, proposal }) => (
          <Stack key={what} as="li" gap="2xs" align="start">
            <Inline gap="xs">
              <Badge tone={isReadable ? 'success' : proposal ? 'danger' : 'neutral'}>{ratioInWords(ratio)}</Badge>
              <Text as="span" size="sm" tone="strong">
                {what}
              </Text>
              <Text as="span" size="sm" tone="muted">
                {isReadable ? 'Easy to read.' : proposal ? 'Low contrast: text needs 4.50:1.' : 'Decoration.'}
              </Text>
            </Inline>
            {note && <Text size="sm">{note}</Text>}
            {proposal && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => change(proposal.key, proposal.value)}
              >{`Use ${proposal.value} for ${definitionOf(proposal.key).label.toLowerCase()}`}</Button>
            )}
          </Stack>
        ))}
      </Stack>
    </TitledCard>
  );
}
