import { border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

export const ListFrame = styled.div`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  min-inline-size: 0;
`;

export const ListTitle = styled.p`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  color: ${color.heading};
`;

export const Entries = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.sm};
  inline-size: 100%;
`;

export const Entry = styled.li`
  display: grid;
  gap: ${space.sm};
  padding: ${space.sm} ${space.md} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
`;

export const EntryHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

export const EntryFields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};

  > * {
    flex: 1 1 11rem;
    min-inline-size: 0;
  }
`;

export const WideField = styled.div`
  && {
    flex-basis: 100%;
  }
`;
