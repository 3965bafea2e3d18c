import { listOf } from 'domain/settings/list-setting';
import { styled } from 'styled-components';
import { border, color, font, headingLook, media, space } from 'shared-ui';

/** A key figure, and where the number comes from. */
export type Figure = { value: string; label: string; source: string };

/** Returns the owner's key figures. */
export const figuresOf = (words: { figures: string }) => listOf<Figure>(words.figures);

const narrowColumns = ({ $count }: { $count: number }) => ($count > 3 ? 2 : $count);

/** On phones as many columns as on wide pages or two, but fewer where an enlarged label would not fit. */
const List = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(5rem, (100% - ${(props) => narrowColumns(props) - 1} * ${space.md}) / ${narrowColumns})), 1fr)
  );
  gap: ${space.lg} ${space.md};
  ${media.up('md')} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: ${space.xl};
  }
`;

const Item = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-block-start: ${space.md};
  border-block-start: ${border.hairline} solid ${color.hairline};
  overflow-wrap: break-word;
`;

const Value = styled.dd`
  ${headingLook('lg')}
  line-height: ${font.lineHeight.tight};
  font-variant-numeric: lining-nums;
`;

const Label = styled.dt`
  margin-block-start: ${space['2xs']};
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
  small {
    display: block;
  }
`;

/** Key figures with their labels and sources. */
export function Figures({ figures }: { figures: readonly Partial<Figure>[] }) {
  return (
    <List $count={figures.length}>
      {figures.map(({ value, label, source }, index) => (
        <Item key={index}>
          <Label>
            {label}
            {source && <small>{source}</small>}
          </Label>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}
