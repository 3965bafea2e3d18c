import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { border, color, font, labelLook, media, space } from 'shared-ui';

export { Header, Lead, Table } from '../document/document.styles';

export const Columns = styled.div`
  display: grid;
  gap: ${space['2xl']};
  margin-block-start: ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: 15rem minmax(0, 44rem);
    column-gap: ${space['4xl']};
    align-items: start;
  }
  ${media.print} {
    display: block;
  }
`;

export const Contents = styled.nav`
  ${media.up('lg')} {
    position: sticky;
    inset-block-start: 7rem;
  }
  ${media.print} {
    display: none;
  }
  h2 {
    margin-block-end: ${space.xs};
    ${labelLook}
  }
  ol {
    border-inline-start: ${border.hairline} solid ${color.hairline};
    list-style: none;
  }
`;

export const ContentsLink = styled(Link)`
  display: block;
  padding: ${space['2xs']} ${space.md};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  color: ${color.text};
  text-decoration: none;
  ${media.touch} {
    padding-block: ${space.xs};
  }
  &:hover {
    color: ${color.heading};
    text-decoration: underline;
  }
`;

export const Chapters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
`;

/** The owner's text keeps its lines. */
export const Owners = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  max-inline-size: 44rem;
  margin-block-start: ${space['2xl']};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Chapter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space.sm};
  && {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  li::marker {
    color: ${color.hairline};
  }
`;

export const Address = styled.address`
  display: grid;
  gap: ${space['2xs']};
  padding-inline-start: ${space.md};
  border-inline-start: ${border.strong} solid ${color.hairline};
  font-style: normal;
  overflow-wrap: anywhere;
`;

export const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  font-size: ${font.size.sm};
`;
