import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

export const Results = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.sm};
  margin-block-start: ${space.md};
  max-block-size: 55vh;
  overflow-y: auto;

  /* The dialog fills the screen of a phone: below its title and the field. */
  ${media.down('md')} {
    max-block-size: calc(100dvh - 12rem);
  }
`;

export const Group = styled.div`
  display: grid;
`;

export const GroupName = styled.span`
  padding: ${space['2xs']} ${space.sm};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  color: ${color.textMuted};
`;

export const Option = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.md};
  min-block-size: ${target.touch};
  padding: ${space['2xs']} ${space.sm};
  border-radius: ${radius.md};
  color: ${color.text};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.surfaceSoft};
    color: ${color.heading};
    outline: ${border.strong} solid transparent;
  }
`;

export const Detail = styled.span`
  font-size: ${font.size.sm};
  color: ${color.textMuted};
`;

export const Empty = styled.p`
  padding: ${space.md} ${space.sm};
  color: ${color.textMuted};
`;
