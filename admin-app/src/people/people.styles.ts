import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** The filters of the list: one line, or one column on a phone. */
export const Filters = styled.div`
  display: grid;
  gap: ${space.sm};
  align-items: end;

  ${media.up('sm')} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, max-content));
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  align-items: end;
  gap: ${space.sm};

  ${media.up('sm')} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Tags and badges that wrap. */
export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
  margin-block-start: ${space['2xs']};

  li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
  }
  li > span {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

export const Name = styled.span`
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

/** A field with its button beside the control, whether or not an error is below. */
export const FieldAndButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) auto;
  gap: ${space['2xs']} ${space.xs};
  justify-content: start;
  margin-block-start: ${space.xs};

  > div {
    display: contents;
  }
  > div > * {
    grid-column: 1;
  }
  > button {
    grid-area: 2 / 2;
  }
`;

/** Rows with a button at their end. */
export const Lines = styled.ul`
  font-size: ${font.size.sm};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space['2xs']} ${space.sm};
    padding-block: ${space.xs};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;

export const EntryRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xs']};
  padding: ${space.sm} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow-wrap: anywhere;

  &[data-kind='note'] {
    background: ${color.surfaceSoft};
  }
`;

export const EntryText = styled.p`
  white-space: pre-line;
  unicode-bidi: plaintext;
`;
