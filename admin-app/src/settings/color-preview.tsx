import {
  Badge,
  Button,
  Inline,
  Stack,
  Muted,
  Text,
  ownerPalette,
  themeCss,
  contrast,
  type ButtonShape,
} from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { definitionOf, type SettingKey } from 'domain/settings/registry';
import { useSettingFormContext } from '../form/settings/setting-form-context';
import { Sample, SampleBand, SampleButton, SampleCard, Themed } from './color-preview.styles';
import type { SettingValues } from 'data-client/owner';

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
              <Muted as="span">
                {isReadable ? 'Easy to read.' : proposal ? 'Low contrast: text needs 4.50:1.' : 'Decoration.'}
              </Muted>
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

const readable = 4.5;

type ColorVerdict = {
  what: string;
  /** Contrast ratio of the chosen colors, from 1 to 21. */
  ratio: number;
  isReadable: boolean;
  /** How the site corrects it. */
  note?: string;
  /** A readable alternative. */
  proposal?: { key: SettingKey; value: string };
};

/** Rates the contrast of each color pair, and says how the site corrects unreadable ones. */
function colorVerdicts(values: SettingValues): ColorVerdict[] {
  const palette = ownerPalette(values);
  const onPage = (name: 'text' | 'link', what: string): ColorVerdict => {
    const correction = palette.corrections.find(({ color }) => color === name);
    if (!correction) return { what, ratio: contrast(palette[name], palette.background), isReadable: true };
    return {
      what,
      ratio: correction.ratioAsked,
      isReadable: false,
      note: `Visitors see ${correction.used} instead, at ${ratioInWords(correction.ratioUsed)}.`,
      proposal: { key: `${name}_color`, value: correction.used },
    };
  };
  return [
    onPage('text', 'Text on the page'),
    onPage('link', 'Links on the page'),
    asDecoration('Primary color as text on the page', palette.primary, palette.background),
    asDecoration('Accent color as text on the page', palette.accent, palette.background),
  ];
}

function asDecoration(what: string, color: string, background: string): ColorVerdict {
  const ratio = contrast(color, background);
  const isReadable = ratio >= readable;
  return {
    what,
    ratio,
    isReadable,
    note: isReadable ? undefined : 'The site uses it for backgrounds and decoration, not for text.',
  };
}

const ratioInWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
