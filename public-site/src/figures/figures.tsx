import { styled } from 'styled-components';
import { border, color, font, media, space } from 'shared-ui';

export type Figure = { value: string; label: string };

export const leadersTransformed: Figure = { value: '500+', label: 'Leaders Transformed' };
export const successRate: Figure = { value: '95%', label: 'Success Rate' };
export const yearsOfExperience: Figure = { value: '15+', label: 'Years Experience' };
export const organizationsServed: Figure = { value: '50+', label: 'Organizations Served' };

const List = styled.dl<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count > 3 ? 2 : $count)}, minmax(0, 1fr));
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
`;

const Value = styled.dd`
  font-family: ${font.heading};
  font-size: ${font.headingSize.lg};
  line-height: ${font.lineHeight.tight};
  color: ${color.heading};
  font-variant-numeric: lining-nums;
`;

const Label = styled.dt`
  margin-block-start: ${space['2xs']};
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
`;

/** Key figures with their labels. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <List $count={figures.length}>
      {figures.map(({ value, label }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}
