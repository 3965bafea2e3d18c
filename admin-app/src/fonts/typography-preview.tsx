import type { CSSProperties } from 'react';
import type { SettingValues } from 'data-client/owner';
import type { SettingValue } from 'domain/settings/definition';
import { fontVariables, type ThemeFonts } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { accentSize } from './chosen-fonts';
import { Facts, Sample, SampleAccent, SampleHeading, SampleText } from './fonts.styles';

export type TypographyPreviewProps = {
  fonts: Required<ThemeFonts>;
  /** As typed; a size may be outside its range. */
  values: SettingValues;
};

/** Heading, text and accent at their real size. */
export function TypographyPreview({ fonts, values }: TypographyPreviewProps) {
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
