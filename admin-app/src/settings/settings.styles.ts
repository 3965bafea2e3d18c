import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

export const SettingsHead = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.up('md')} {
    grid-template-columns: 1fr minmax(0, 24rem);
    align-items: end;
  }
`;

export const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']} ${space.lg};
  font-size: ${font.size.sm};

  li {
    padding-block: ${space['2xs']};
  }
`;

export const Managed = styled.details`
  font-size: ${font.size.sm};

  summary {
    min-block-size: ${target.touch};
    align-content: center;
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
    cursor: pointer;
  }
  ul {
    columns: 16rem;
    margin-block: ${space.sm} ${space.md};
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.lg};
  font-size: ${font.size.sm};

  li {
    display: flex;
    align-items: center;
    gap: ${space['2xs']};
  }
`;

export const Count = styled.p`
  font-size: ${font.size.sm};
  color: ${color.textMuted};

  strong {
    margin-inline-end: ${space['2xs']};
    font-family: ${font.heading};
    font-size: ${font.headingSize.md};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
`;

export const Mark = styled.span<{ $isGood: boolean }>`
  display: inline-flex;
  color: ${({ $isGood }) => ($isGood ? color.success : color.warning)};
`;

export const Found = styled.ul`
  display: grid;

  a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.md};
    padding: ${space.sm} ${space.xs};
    border-radius: ${radius.md};
    color: ${color.heading};
    text-decoration: none;
  }
  a:hover {
    background: ${color.selected};
  }
  li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;
