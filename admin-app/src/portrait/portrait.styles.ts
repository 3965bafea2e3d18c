import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
  }
`;

export const Picture = styled.figure`
  display: grid;
  gap: ${space.xs};
  max-inline-size: 16rem;

  figcaption {
    font-size: ${font.size.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
`;

export const Initials = styled.span`
  font-family: ${font.heading};
  font-size: ${font.headingSize.xl};
`;

export const Address = styled.p`
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.sm};
  max-inline-size: 32rem;
`;

export const Sample = styled.button`
  display: block;
  inline-size: 100%;
  padding: ${space['3xs']};
  border: ${border.strong} solid transparent;
  border-radius: ${radius.lg};
  background: none;
  cursor: pointer;

  img {
    border-radius: ${radius.md};
  }
  &[aria-pressed='true'] {
    border-color: ${color.heading};
  }
  /* Forced colors mode shows transparent borders. */
  ${media.forcedColors} {
    border-color: Canvas;
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`;

export const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.xs} ${space.lg};
  font-size: ${font.size.sm};

  li {
    display: grid;
    justify-items: start;
    gap: ${space['3xs']};
  }
  li > span {
    white-space: normal;
  }
`;
