import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: ${space.sm};

  > legend {
    margin-block-end: ${space['2xs']};
    padding: 0;
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
`;

export const Columns = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  gap: ${space.md};
  align-items: stretch;

  ${media.up('sm')} {
    grid-template-columns: ${({ $hasPreview }) => ($hasPreview ? 'minmax(7rem, 12rem) 1fr' : '1fr')};
  }
`;

export const Preview = styled.div<{ $isRound: boolean }>`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space['2xs']};

  > button {
    margin-inline-start: calc(-1 * ${space.sm});
  }
  > img {
    inline-size: 100%;
    max-inline-size: 12rem;
    max-block-size: 12rem;
    object-fit: cover;
    border: ${border.hairline} solid ${color.border};
    border-radius: ${({ $isRound }) => ($isRound ? radius.pill : radius.md)};
    background: ${color.surfaceSoft};
  }
`;

export const Bar = styled.progress`
  inline-size: 100%;
  max-inline-size: 16rem;
  accent-color: ${color.brand};
`;
