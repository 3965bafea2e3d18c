import { styled } from 'styled-components';
import { border, color, font, headingLook, media, motion, space } from 'shared-ui';

export const Opening = styled.div`
  h2 {
    margin-block-start: ${space.md};
  }
  display: grid;
  gap: ${space.lg};
  margin-block-end: ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: end;
    column-gap: ${space['4xl']};
    margin-block-end: ${space['3xl']};
  }
`;

export const Lead = styled.p`
  max-inline-size: 38rem;
  color: ${color.textMuted};
`;

/**
 * The same DOM order at all widths: each title is followed by its panel. Wide pages place the open panel in a second
 * column; the last row absorbs its extra height, so that the titles never move. The panel
 * stays in view beside a long list.
 */
export const Offers = styled.div<{ $count: number }>`
  overflow-wrap: anywhere;
  ${media.up('lg')} {
    display: grid;
    grid-template: repeat(${({ $count }) => $count}, auto) 1fr / minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space['4xl']};
  }
`;

export const Pending = styled.div`
  min-block-size: 30rem;
`;

export const Title = styled.h3`
  border-block-start: ${border.hairline} solid ${color.border};
  font: inherit;
  ${media.up('lg')} {
    grid-column: 1;
  }
`;

export const Choice = styled.button`
  display: flex;
  align-items: baseline;
  gap: min(${space.md}, 4vw);
  inline-size: 100%;
  padding: ${space.md} 0;
  border: 0;
  background: none;
  ${headingLook('md')}
  font-size: min(${font.headingSize.md}, 11vw);
  text-align: start;
  color: ${color.textMuted};
  cursor: pointer;
  transition: ${motion.medium} ${motion.ease};
  transition-property: color, padding;
  &:hover,
  &[aria-expanded='true'] {
    color: ${color.heading};
  }
  ${media.up('lg')} {
    padding-block: ${space.lg};
    &[aria-expanded='true'] {
      padding-inline-start: ${space.md};
      box-shadow: inset ${border.strong} 0 ${color.hairline};
    }
  }
`;

// Digits differ in width, but the names of the services must not move.
export const Number = styled.span`
  flex: none;
  inline-size: 2em;
  font-family: ${font.body};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.wide};
  color: ${color.accentText};
`;

export const Panel = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  padding-block: ${space.xs} ${space['2xl']};
  &[hidden] {
    display: none;
  }
  ${media.up('lg')} {
    grid-area: 1 / 2 / -1 / 3;
    align-self: start;
    position: sticky;
    inset-block-start: 7rem;
    padding-block: 0;
  }
`;

export const LargeNumber = styled.span`
  display: none;
  ${media.up('lg')} {
    display: block;
    font-family: ${font.heading};
    font-size: ${font.glyphSize.md};
    font-weight: ${font.weight.heading};
    line-height: ${font.lineHeight.none};
    color: ${color.accentText};
    font-variant-numeric: lining-nums;
  }
`;

export const Subtitle = styled.p`
  ${headingLook('lg')}
  text-wrap: balance;
`;

export const Description = styled.p`
  max-inline-size: 38rem;
  font-size: ${font.size.lg};
`;

export const Invitation = styled.p`
  max-inline-size: 38rem;
  padding-inline-start: ${space.md};
  border-inline-start: ${border.strong} solid ${color.hairline};
  font-weight: ${font.weight.medium};
  color: ${color.accentText};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  ${media.down('sm')} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
