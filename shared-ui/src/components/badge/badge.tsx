import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { border, color, font, media, radius, space } from '../../theme/references';

const looks = {
  neutral: [color.surfaceSoft, color.text],
  success: [color.successSoft, color.success],
  danger: [color.dangerSoft, color.danger],
  warning: [color.warningSoft, color.warning],
  info: [color.infoSoft, color.info],
  accent: [color.accent, color.onAccent],
} as const;

export type BadgeTone = keyof typeof looks;

const BadgeRoot = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  padding: ${space['3xs']} ${space.xs};
  border-radius: ${radius.sm};
  background: ${({ $tone }) => looks[$tone][0]};
  color: ${({ $tone }) => looks[$tone][1]};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  white-space: nowrap;
  ${media.forcedColors} {
    border: ${border.hairline} solid currentColor;
  }
`;

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A status or category label. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <BadgeRoot data-tone="base" $tone={tone} {...rest} />;
}
