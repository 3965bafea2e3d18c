import { border, color, font, layer, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Sticks below the dashboard header during a preview. */
export const Banner = styled.div`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-start: calc(4.5rem + ${space.xs});
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${border.hairline} solid ${color.info};
  border-radius: ${radius.lg};
  background: ${color.infoSoft};
  color: ${color.text};
  font-size: ${font.size.sm};

  strong {
    color: ${color.heading};
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};

  ${media.up('xl')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Sample = styled.div`
  display: grid;
  gap: ${space.md};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

export const SampleHeading = styled.p`
  font-family: ${font.heading};
  font-weight: ${font.weight.heading};
  line-height: ${font.lineHeight.heading};
  color: ${color.heading};
`;

export const SampleText = styled.p`
  font-family: ${font.body};
  font-weight: ${font.weight.body};
  line-height: ${font.lineHeight.body};
  color: ${color.text};
`;

export const SampleAccent = styled.p`
  font-family: ${font.accent};
  line-height: ${font.lineHeight.heading};
  color: ${color.accentText};
`;

export const Facts = styled.p`
  font-size: ${font.size.xs};
  color: ${color.textMuted};
`;
