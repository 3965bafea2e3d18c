import { border, color, font, media, motion, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

export const SeoHead = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.up('lg')} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

export const Tools = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  font-size: ${font.size.sm};

  a {
    display: inline-block;
    padding-block: ${space['2xs']};
  }
`;

export const ScoreLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  ${media.up('md')} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.xl};
  }
`;

export const Dial = styled.div`
  position: relative;
  flex: none;
  inline-size: 6.5rem;

  svg {
    rotate: -90deg;
  }
`;

export const DialNumber = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-family: ${font.heading};
  font-size: ${font.headingSize.lg};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export const DialTrack = styled.circle`
  fill: none;
  stroke: ${color.border};
  stroke-width: 8;
`;

export const DialValue = styled.circle<{ $tone: 'success' | 'warning' | 'danger' }>`
  fill: none;
  stroke: ${({ $tone }) => color[$tone]};
  stroke-width: 8;
  transition: stroke-dasharray ${motion.medium} ${motion.ease};
`;

export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${space['2xs']} ${space.lg};
  font-size: ${font.size.sm};
`;

export const Part = styled.li<{ $isEarned: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space.xs};
  padding-block: ${space['2xs']};
  overflow-wrap: anywhere;
  line-height: ${font.lineHeight.snug};

  /* Beside the first line. */
  svg {
    align-self: start;
    block-size: 1lh;
    color: ${({ $isEarned }) => ($isEarned ? color.success : color.danger)};
  }
  a {
    color: ${({ $isEarned }) => ($isEarned ? color.textMuted : color.heading)};
  }
`;

export const PartPoints = styled.span`
  position: relative;
  font-variant-numeric: tabular-nums;
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export const MeterTrack = styled.div`
  overflow: hidden;
  block-size: 0.3rem;
  border-radius: ${radius.pill};
  background: ${color.border};
`;

export const MeterFill = styled.div<{ $isGood: boolean }>`
  block-size: 100%;
  border-inline-end: ${border.hairline} solid ${color.surface};
  background: ${({ $isGood }) => ($isGood ? color.success : color.danger)};
`;

export const MeterWords = styled.p<{ $isGood: boolean }>`
  margin-block-start: ${space['2xs']};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  color: ${({ $isGood }) => ($isGood ? color.success : color.danger)};
`;

/** Fields with a sticky preview next to them on wide windows. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};

  ${media.up('xl')} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
    }
    > :nth-child(2) {
      position: sticky;
      inset-block-start: 5.5rem;
    }
  }
`;
