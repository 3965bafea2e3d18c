import { border, color, font, media, radius, space } from 'shared-ui';
import { css, styled } from 'styled-components';

/** The key facts of a record, next to its status. */
export const HeadBox = styled.div`
  display: grid;
  gap: ${space.md};
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.surfaceSoft};

  strong,
  span {
    display: block;
  }
  strong {
    font-family: ${font.heading};
    font-size: ${font.headingSize.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
  > :first-child {
    font-size: ${font.size.sm};
  }
  ${media.up('sm')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 12rem);
    align-items: start;
  }
`;

const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm} ${space.lg};
  font-size: ${font.size.sm};

  dt {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  dd {
    overflow-wrap: anywhere;
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Facts = styled.dl`
  ${facts}
`;

export const Moments = styled.dl`
  ${facts}
  padding-block-start: ${space.md};
  border-block-start: ${border.hairline} solid ${color.border};
`;

export const Message = styled.p`
  margin-block-start: ${space.xs};
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

export const DeletePlace = styled.div`
  margin-inline-start: calc(-1 * ${space.sm});
`;

/** Two actions in the dialog's footer. */
export const ActionPair = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${space.sm};

  ${media.down('md')} {
    inline-size: 100%;
    /* One below the other if the text is enlarged. */
    grid: auto-flow / repeat(auto-fit, minmax(min(8em, 100%), 1fr));
  }
`;
