import { border, color, font, media, space, target, layer } from 'shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  background: ${color.paper};

  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    grid-template-rows: 1fr;
  }
`;

export const Brand = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  padding: ${space.lg} ${space.gutter};
  background: linear-gradient(160deg, ${color.brand} 40%, ${color.brandDeep});
  color: ${color.text};

  &::before {
    content: '';
    position: absolute;
    z-index: ${layer.behind};
    inset: 0;
    background: repeating-radial-gradient(
      circle at 100% 100%,
      transparent 0 2.4rem,
      ${color.hairline} 2.4rem calc(2.4rem + ${border.hairline})
    );
    mask: radial-gradient(circle at 100% 100%, ${color.overlay}, transparent 62%);
  }
  ${media.up('lg')} {
    padding-block: ${space['2xl']};
  }
`;

export const BrandHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  font-family: ${font.heading};
  font-size: ${font.headingSize.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export const BrandMotto = styled.p`
  display: none;

  ${media.up('lg')} {
    display: block;
    max-inline-size: 12em;
    margin-block: auto;
    padding-block-start: ${space.lg};
    background: linear-gradient(${color.hairline}, ${color.hairline}) no-repeat 0 0 / ${space['3xl']} ${border.strong};
    font-family: ${font.heading};
    font-size: ${font.headingSize.xl};
    font-weight: ${font.weight.semibold};
    line-height: ${font.lineHeight.heading};
    letter-spacing: ${font.letterSpacing.tight};
    color: ${color.heading};
    text-wrap: balance;
  }
`;

export const BrandFoot = styled.p`
  display: none;

  ${media.up('lg')} {
    display: block;
    font-size: ${font.headingSize.md};
    color: ${color.accentText};
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  justify-content: safe center;
  gap: ${space.xl};
  inline-size: 100%;
  max-inline-size: calc(26rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter};

  ${media.down('lg')} {
    justify-content: flex-start;
    padding-block-start: ${space['2xl']};
  }
`;

export const FrameLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space.xs};
  min-block-size: ${target.touch};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
`;
