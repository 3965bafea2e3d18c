import { styled } from 'styled-components';
import { border, color, font, media, space, target } from 'shared-ui';
import pattern from '../art/pattern.svg';

export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  min-block-size: 100svh;
  padding-block: ${space.xl};
  background: ${color.brand} url('${pattern}') right top / 10rem;
  color: ${color.text};
  > main {
    display: grid;
    align-content: center;
  }
  ${media.up('md')} {
    background:
      linear-gradient(to right, ${color.brand} 36rem, transparent 64rem),
      ${color.brand} url('${pattern}') right top / 10rem;
  }
`;

export const Name = styled.p`
  font-family: ${font.heading};
  font-size: ${font.headingSize.md};
  font-weight: ${font.weight.heading};
  color: ${color.heading};
  overflow-wrap: anywhere;
`;

/** On phones a gradient hides the pattern behind the text. */
export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  max-inline-size: 44rem;
  margin-inline: calc(-1 * ${space.sm});
  padding: ${space['2xl']} ${space.sm};
  ${media.down('md')} {
    background: linear-gradient(transparent, ${color.brand} ${space['2xl']} calc(100% - ${space['2xl']}), transparent);
  }
`;

export const Lead = styled.p`
  max-inline-size: 34rem;
  font-size: ${font.size.lg};
`;

export const ContactDetails = styled.address`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.md};
  border-inline-start: ${border.strong} solid ${color.hairline};
  font-size: ${font.size.lg};
  font-style: normal;
  overflow-wrap: anywhere;
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target.touch};
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
`;
