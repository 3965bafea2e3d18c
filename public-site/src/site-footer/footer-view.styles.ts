import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { border, color, font, headingLook, labelLook, media, space, target } from 'shared-ui';
import { LegalLink } from '../legal-links/legal-link';

export const Footer = styled.footer`
  padding-block: ${space['4xl']} ${space.lg};
  background: ${color.brand};
  color: ${color.text};
  ${media.print} {
    display: none;
  }
`;

export const Upper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  padding-block-end: ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    column-gap: ${space['4xl']};
  }
`;

export const Brand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.md};
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  ${headingLook('lg')}
`;

export const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
`;

export const Newsletter = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.sm};
  p {
    text-wrap: balance;
  }
`;

// Two columns, or one if enlarged text would break words in them.
export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.xl} ${space.lg};
  ${media.up('lg')} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
  padding-block: ${space['2xl']};
  border-block: ${border.hairline} solid ${color.border};
  ul {
    list-style: none;
  }
`;

/** A wide column gets its own row and splits into two. */
const wide = css`
  grid-column: 1 / -1;
  ul {
    columns: 2 8rem;
    column-gap: ${space.lg};
  }
  li {
    break-inside: avoid;
  }
  ${media.up('lg')} {
    grid-column: span 2;
  }
`;

export const Column = styled.div<{ $isWide?: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isWide }) => $isWide && wide}
`;

export const ColumnHeading = styled.h2`
  margin-block-end: ${space.xs};
  ${labelLook}
`;

const linkLook = css`
  display: inline-flex;
  align-items: center;
  padding-block: calc((${target.compact} - 1lh) / 2);
  font-size: ${font.size.sm};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    color: ${color.heading};
    text-decoration: underline;
  }
`;

export const FooterLink = styled(Link)`
  ${linkLook}
`;

export const FooterLegalLink = styled(LegalLink)`
  ${linkLook}
`;

export const FooterButton = styled.button`
  ${linkLook}
  padding-inline: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

export const Lower = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.md} ${space.lg};
  padding-block-start: ${space.lg};
  > ul {
    grid-row: 1;
    grid-column: 1 / -1;
  }
  ${media.up('lg')} {
    grid-template-columns: 1fr auto auto;
    > ul {
      grid-column: 2;
    }
  }
`;

/** On phones, aligned with the columns above. */
export const Legal = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.lg};
  ${media.up('sm')} {
    display: flex;
    flex-wrap: wrap;
  }
`;
