import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

export const FieldFrame = styled.div<{ $isChanged: boolean; $isWide: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  min-inline-size: 0;
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * ${space.sm});
    border-inline-start: ${({ $isChanged }) => ($isChanged ? `3px solid ${color.accent}` : 0)};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']} ${space.xs};
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const FootButton = styled.button`
  min-block-size: 1.5rem;
  padding: 0 ${space['2xs']};
  border: 0;
  background: none;
  color: ${color.link};
  font-weight: ${font.weight.semibold};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;

  ${media.touch} {
    min-block-size: ${target.touch};
  }
`;

export const Advice = styled.p`
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  color: ${color.warning};
`;

export const Swatch = styled.input`
  inline-size: ${target.touch};
  block-size: ${target.touch};
  margin-inline-end: ${space.xs};
  padding: ${space['3xs']};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.field};
  cursor: pointer;
`;

export const FieldGrid = styled.div<{ $min?: string }>`
  display: grid;
  gap: ${space.lg} ${space.xl};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '19rem' }) => $min}), 1fr));
`;
