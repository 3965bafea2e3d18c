import { border, color, font, media, radius, space, layer } from 'shared-ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.down('sm')} {
    gap: ${space.xs};
  }

  ${media.up('md')} {
    grid-template-columns: 1fr minmax(0, 24rem);
    align-items: end;
  }

  /* Without a search, the button has room next to the title. */
  &:not(:has(input)) {
    grid-template-columns: 1fr auto;
  }
`;

/** The field takes the whole line if enlarged text would leave it too little of it. */
export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.xs};

  > :not(:last-child) {
    flex: 1 1 9rem;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  min-block-size: 2.75rem;

  /* Close to the filter and the rows. */
  ${media.down('sm')} {
    margin-block: calc(-1 * ${space.sm}) calc(-1 * ${space.xs});
    font-size: ${font.size.sm};
  }
`;

/** Words that only screen readers get on a phone. */
export const RoomyWords = styled.span`
  ${media.down('sm')} {
    position: absolute;
    /* Its clipped words would still widen or lengthen the page. */
    inline-size: ${border.hairline};
    block-size: ${border.hairline};
    overflow: hidden;
    white-space: nowrap;
    clip-path: inset(50%);
  }
`;

/** Sticky, so that it stays visible while selecting rows. */
export const BulkRoot = styled.div`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-end: ${space.sm};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  padding: ${space.xs} ${space.sm};
  border: ${border.hairline} solid ${color.hairline};
  border-radius: ${radius.lg};
  background: ${color.surface};
  font-size: ${font.size.sm};
`;

export const SortPlace = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-size: ${font.size.sm};
  color: ${color.textMuted};
  white-space: nowrap;

  /* Next to Select all, or below it with enlarged text. */
  ${media.down('sm')} {
    flex: 1 1 9rem;
    max-inline-size: 13rem;

    > * {
      flex: 1;
    }
  }
`;

/** Words that the owner typed: a long one would widen the page. */
export const Typed = styled.span`
  overflow-wrap: anywhere;
`;
