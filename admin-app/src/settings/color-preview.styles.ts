import { border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Shows the unsaved colors. */
export const Themed = styled.div<{ $css: string }>`
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.paper};
  color: ${color.text};
  ${({ $css }) => $css}
`;

export const SampleBand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg};
  background: ${color.brand};
  color: ${color.onBrand};

  strong {
    font-family: ${font.heading};
    font-size: ${font.headingSize.sm};
  }
`;

export const Sample = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: ${space.lg};

  > strong {
    font-family: ${font.heading};
    font-size: ${font.headingSize.md};
    color: ${color.heading};
  }
  u {
    color: ${color.link};
  }
`;

export const SampleCard = styled.div`
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-block-start: ${border.strong} solid ${color.accent};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const looks = {
  primary: { background: color.primary, words: color.onPrimary },
  accent: { background: color.accent, words: color.onAccent },
} as const;

export const SampleButton = styled.span<{ $look: keyof typeof looks }>`
  display: inline-block;
  padding: ${space.xs} ${space.md};
  border-radius: ${radius.button};
  background: ${({ $look }) => looks[$look].background};
  color: ${({ $look }) => looks[$look].words};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
`;
