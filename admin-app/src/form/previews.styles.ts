import { border, color, font, radius, space } from 'shared-ui';
import { css, styled } from 'styled-components';

const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Third-party pages: system fonts on white, regardless of the theme. */
export const Framed = styled.div`
  max-inline-size: 37.5rem;
  font-family: Arial, Helvetica, sans-serif;
  overflow-wrap: anywhere;
`;

export const Result = styled.div`
  display: grid;
  gap: ${space['2xs']};
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

export const ResultAddress = styled.p`
  display: grid;
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};

  strong {
    font-weight: ${font.weight.regular};
    color: ${color.text};
  }
`;

export const ResultTitle = styled.p`
  overflow: hidden;
  font-size: 1.25rem;
  line-height: 1.3;
  color: ${color.info};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ResultDescription = styled.p`
  ${twoLines}
  font-size: ${font.size.sm};
  line-height: 1.57;
  color: ${color.text};
`;

export const CardRoot = styled.div<{ $isLarge: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isLarge }) => ($isLarge ? 'minmax(0, 1fr)' : '8rem minmax(0, 1fr)')};
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
`;

export const CardPicture = styled.img<{ $isLarge: boolean }>`
  inline-size: 100%;
  aspect-ratio: ${({ $isLarge }) => ($isLarge ? '1200 / 630' : '1')};
  object-fit: cover;
`;

export const NoPicture = styled.div<{ $isLarge: boolean }>`
  display: grid;
  place-items: center;
  padding: ${space.xs};
  aspect-ratio: ${({ $isLarge }) => ($isLarge ? '1200 / 630' : '1')};
  background: ${color.surfaceSoft};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  text-align: center;
`;

export const CardWords = styled.div`
  display: grid;
  align-content: center;
  gap: ${space['3xs']};
  min-inline-size: 0;
  padding: ${space.sm} ${space.md};
`;

export const CardHost = styled.p`
  overflow: hidden;
  font-size: ${font.size.xs};
  color: ${color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const CardTitle = styled.p`
  ${twoLines}
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export const CardDescription = styled.p`
  ${twoLines}
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
`;
