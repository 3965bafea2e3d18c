import { keyframes, styled } from 'styled-components';
import { border, color, font, headingLook, media, motion, space, layer } from 'shared-ui';
import pattern from '../art/pattern.svg';

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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.up('md')} {
    row-gap: ${space['2xl']};
    grid-template: 'words picture' auto 'proof proof' auto / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space.xl};
    > dl {
      grid-area: proof;
    }
  }
  ${media.up('xl')} {
    grid-template: 'words picture' 1fr 'proof picture' auto / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space['4xl']};
  }
`;

export const Words = styled.div`
  > h1 {
    margin-block-start: ${space.md};
  }
  ${media.up('md')} {
    grid-area: words;
    align-self: center;
  }
`;

export const Tagline = styled.p`
  margin-block-start: ${space.md};
  font-family: ${font.accent};
  font-size: ${font.headingSize.lg};
  line-height: ${font.lineHeight.heading};
  color: ${color.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const Lead = styled.p`
  max-inline-size: 36rem;
  text-wrap: balance;
  margin-block-start: ${space.lg};
  font-size: ${font.size.lg};
  color: ${color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  margin-block-start: ${space.xl};
  ${media.down('sm')} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

export const Reassurance = styled.p`
  margin-block-start: ${space.md};
  font-size: ${font.size.sm};
  color: ${color.textMuted};
  text-wrap: balance;
`;

/** Leaves room for the caption on a phone with enlarged text. */
const panelInset = `min(${space['3xl']}, 18vw)`;

/** The portrait overlaps a navy panel that extends past the page edge. The gradient keeps its pattern off the caption. */
export const Picture = styled.figure`
  position: relative;
  isolation: isolate;
  padding-block-start: ${space.md};
  ${media.up('md')} {
    grid-area: picture;
    align-self: start;
  }
  ${media.up('xl')} {
    align-self: stretch;
    max-block-size: 46rem;
  }
  &::before {
    content: '';
    position: absolute;
    z-index: ${layer.behind};
    inset: ${space['3xl']} -50vw 0 ${panelInset};
    background:
      linear-gradient(to right, ${color.brand} 11rem, transparent 22rem),
      ${color.brand} url('${pattern}') 0 0 / 10rem;
    ${media.forcedColors} {
      background: none;
      border: ${border.hairline} solid;
    }
  }
`;

export const Frame = styled.div`
  position: relative;
  margin-inline-start: ${space.md};
  max-inline-size: 26rem;
  &::before {
    content: '';
    position: absolute;
    z-index: ${layer.backdrop};
    inset: calc(-1 * ${space.md}) ${space.md} ${space.md} calc(-1 * ${space.md});
    border: ${border.hairline} solid ${color.hairline};
  }
`;

export const Caption = styled.figcaption`
  padding: ${space.lg} 0 ${space.lg} calc(${panelInset} + ${space.lg});
  overflow-wrap: anywhere;
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

export const Name = styled.span`
  display: block;
  ${headingLook('md')}
`;

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;

/** The delay hides it on all but slow connections. */
export const Refreshing = styled.div`
  position: absolute;
  inset: auto ${space.md} ${space.md} auto;
  animation: ${appear} ${motion.medium} ${motion.ease} ${motion.slow} both;
`;
