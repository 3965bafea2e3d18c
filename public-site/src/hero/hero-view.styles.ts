import { keyframes, styled } from 'styled-components';
import { border, color, font, media, motion, space } from 'shared-ui';

export const Hero = styled.section`
  position: relative;
  overflow: clip;
  padding-block: ${space.xl} ${space.section};
  ${media.up('lg')} {
    padding-block-start: ${space['2xl']};
  }
`;

export const Composition = styled.div`
  display: grid;
  gap: ${space['2xl']};
  ${media.up('lg')} {
    grid-template: 'words picture' 1fr 'proof picture' auto / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space['4xl']};
  }
`;

export const Words = styled.div`
  ${media.up('lg')} {
    grid-area: words;
    align-self: center;
  }
`;

/** The page's one line of handwriting. */
export const Tagline = styled.p`
  margin-block-start: ${space.md};
  font-family: ${font.accent};
  font-size: ${font.headingSize.lg};
  line-height: ${font.lineHeight.heading};
  color: ${color.heading};
`;

export const Lead = styled.p`
  max-inline-size: 36rem;
  margin-block-start: ${space.lg};
  font-size: ${font.size.lg};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  margin-block-start: ${space.xl};
`;

export const Reassurance = styled.p`
  margin-block-start: ${space.md};
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

export const Picture = styled.div`
  position: relative;
  padding: ${space.xl} 0 ${space.xl} ${space.xl};
  ${media.up('lg')} {
    grid-area: picture;
  }
  /* The navy ground runs off the page's edge, behind and below the portrait. */
  &::before {
    content: '';
    position: absolute;
    inset: ${space['3xl']} -50vw 0 25%;
    background: ${color.brand};
  }
`;

export const Frame = styled.div`
  position: relative;
  max-inline-size: 27rem;
  &::after {
    content: '';
    position: absolute;
    inset: -${space.md} ${space.md} ${space.md} -${space.md};
    border: ${border.hairline} solid ${color.hairline};
    pointer-events: none;
  }
`;

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** Only a slow connection ever sees it. */
export const Refreshing = styled.div`
  position: absolute;
  inset: auto ${space.md} ${space.md} auto;
  animation: ${appear} ${motion.medium} ${motion.ease} 600ms both;
`;

export const Proof = styled.div`
  ${media.up('lg')} {
    grid-area: proof;
  }
`;
